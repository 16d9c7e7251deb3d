/** An error response of the server: `{"Code":…,"Message":…}`. */
export class ServerError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'ServerError';
    this.status = status;
  }
}

/** A crash in one of the server's handlers, which closes the connection without a response. */
export class ConnectionDropped extends Error {
  constructor() {
    super('connection dropped');
    this.name = 'ConnectionDropped';
  }
}

export function unauthorized(): ServerError {
  return new ServerError(401, 'unauthorized');
}

/** The server's error for a missing record. */
export function noResult(status = 500): ServerError {
  return new ServerError(status, 'no result found');
}

/** The server's error for an empty table. */
export function noRecords(status = 500): ServerError {
  return new ServerError(status, 'could not find any records');
}
