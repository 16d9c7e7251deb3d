/**
 * Fields of a record that the console does not show but must send back, under their wire names: the server loses what
 * a PUT leaves out. Secrets are never in here.
 */
export type Carried = Readonly<Record<string, unknown>>;
