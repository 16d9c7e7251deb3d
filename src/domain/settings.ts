export type ThemeMode = 'dark' | 'light';

/** What one user chose in this browser (§3). */
export type UserSettings = {
  readonly username: string;
  readonly rowsPerPage: RowsPerPage;
  readonly mode: ThemeMode;
};

export const rowsPerPageOptions = [10, 25, 100, 250] as const;
export type RowsPerPage = (typeof rowsPerPageOptions)[number];
