/** A part of the console could not be loaded: no connection, or a newer console was deployed and the file is gone. */
export class FileMissing extends Error {
  override name = 'FileMissing';
}
