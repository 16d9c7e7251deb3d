/** Those of the labels that the login page has: it is drawn without the others. */
export const entryLabels = {
  docs: 'Docs',
  login: 'Login',
  credentials: {
    username: 'Username',
    password: 'Password',
    confirmation: 'Password confirmation',
  },
} as const;
