/**
 * What a cell shows. `dot` is the ordinary case; `tile` the exception; `half` holds one way only; `mixed`: the cell stands
 * for several, which differ; `self`: row and column are the same thing.
 */
export type SquareMark = 'dot' | 'tile' | 'half' | 'mixed' | 'self';

/** One of the few states that cells can be in. */
export type SquareState = {
  readonly mark: SquareMark;
  /** Outlined: it is other than it was. */
  readonly isChanged: boolean;
  /** What a cell in this state says of its row and column. */
  readonly words: string;
};
