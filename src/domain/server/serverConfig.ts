/** What the console uses of `GET /server/getconfig`; everything else, secrets above all, is left at the door. */
export type ServerConfig = {
  readonly version: string;
  /** Enterprise edition. */
  readonly isEE: boolean;
  readonly isDnsOn: boolean;
  /** Remote command execution: post-up and post-down may be edited. */
  readonly isRceOn: boolean;
  /** Access keys are sent in clear; when off their values are placeholders. */
  readonly showsKeys: boolean;
  /** host:port that join tokens point to. */
  readonly apiConnString: string;
  readonly apiHost: string;
  readonly apiPort: string;
};
