type Credentials = { readonly username: string; readonly password: string };

export type LoginActions = {
  readonly signIn: (credentials: Credentials) => void;
  readonly createAdmin: (credentials: Credentials) => void;
  /** Asks the server again whether it is there. */
  readonly retry: () => void;
};
