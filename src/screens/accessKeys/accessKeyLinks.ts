/** Where the screens of one network's keys lead: they stand in the administration and in the user area. */
export type AccessKeyLinks = {
  /** The choice of a network. */
  readonly picker: string;
  readonly create: string;
  readonly details: (name: string) => string;
};
