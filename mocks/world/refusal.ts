/** An answer other than 200: the server's `{"Code":…,"Message":…}`. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
  }
}

/** A handler of the server crashed: the connection closes without an answer. */
export class ConnectionDropped extends Error {
  constructor() {
    super('connection dropped');
    this.name = 'ConnectionDropped';
  }
}

export function unauthorized(): Refusal {
  return new Refusal(401, 'unauthorized');
}

/** What a missing record is called in Go's store. */
export function noResult(status = 500): Refusal {
  return new Refusal(status, 'no result found');
}

/** What an empty table is called there. */
export function noRecords(status = 500): Refusal {
  return new Refusal(status, 'could not find any records');
}
