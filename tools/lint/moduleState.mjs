// Screens and the domain are pure. State in a module would survive a logout, and a view would depend on earlier views.
// Collections that never change are declared as ReadonlyMap or ReadonlySet.

/** Files that may keep state, and the state that they keep. */
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
                'Modules of screens and the domain must not keep state. Move it to a component or a store.',
            });
          }
        }
      },
    };
  },
};

/** A variable with another declared type is read-only. */
function isMutableCollection({ id, init }) {
  if (init?.type !== 'NewExpression' || !collections.has(init.callee.name)) return false;
  const type = id.typeAnnotation?.typeAnnotation;
  return type === undefined || type === null || collections.has(type.typeName?.name);
}

export default { meta: { name: 'house' }, rules: { 'no-module-state': noModuleState } };
