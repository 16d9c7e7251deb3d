// Screens and the domain are pure: what they keep in a module outlives a sign-out, and makes a view depend on what was
// shown before. A collection that is filled once and only read is declared as a ReadonlyMap or ReadonlySet.

/** Files that may keep something, and why it is nobody’s data. */
const exceptions = new Map([['src/domain/parsedRanges.ts', 'parsed addresses, which signing out empties']]);

const collections = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef']);

const noModuleState = {
  create(context) {
    const path = context.filename.replaceAll('\\', '/');
    if ([...exceptions.keys()].some((file) => path.endsWith(`/${file}`))) return {};
    return {
      Program({ body }) {
        for (const statement of body) {
          const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
          if (declaration?.type !== 'VariableDeclaration') continue;
          for (const variable of declaration.declarations) {
            if (declaration.kind === 'const' && !isMutableCollection(variable)) continue;
            context.report({
              node: variable,
              message:
                'A module of a screen or the domain keeps no state: hold it in a component or a store.',
            });
          }
        }
      },
    };
  },
};

/** A type of another name says what may be done with it. */
function isMutableCollection({ id, init }) {
  if (init?.type !== 'NewExpression' || !collections.has(init.callee.name)) return false;
  const type = id.typeAnnotation?.typeAnnotation;
  return type === undefined || type === null || collections.has(type.typeName?.name);
}

export default { meta: { name: 'house' }, rules: { 'no-module-state': noModuleState } };
