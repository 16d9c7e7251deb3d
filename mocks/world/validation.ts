import { Refusal } from './refusal.ts';

/** One tag of a field's validation: `[tag, holds]`, in the order the validator tries them. */
type Checks = readonly (readonly [tag: string, holds: boolean])[];

/** Refuses with the validator's text: one line per field, naming the first tag that fails. */
export function validate(struct: string, fields: Readonly<Record<string, Checks>>, status: number): void {
  const lines = Object.entries(fields).flatMap(([field, checks]) => {
    const failed = checks.find(([, holds]) => !holds);
    if (!failed) return [];
    return [
      `Key: '${struct}.${field}' Error:Field validation for '${field}' failed on the '${failed[0]}' tag`,
    ];
  });
  if (lines.length > 0) throw new Refusal(status, lines.join('\n'));
}

export function yesNo(value: string): Checks {
  return [['checkyesorno', value === 'yes' || value === 'no']];
}

/** For fields that may be left at 0 or empty. */
export function unless(empty: boolean, checks: Checks): Checks {
  return empty ? [] : checks;
}

export function between(value: number, min: number, max: number): Checks {
  return [
    ['min', value >= min],
    ['max', value <= max],
  ];
}

/** Names of nodes: letters, digits and hyphens. */
export function isNodeName(name: string): boolean {
  return /^[A-Za-z0-9-]*$/.test(name);
}

export function isEmail(text: string): boolean {
  return /^[^\s@,]+@[^\s@,]+\.[^\s@,]+$/.test(text);
}

export function isBase64(text: string): boolean {
  return /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text);
}
