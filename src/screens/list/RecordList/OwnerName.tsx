import { Link } from '../../../components/Link/Link.tsx';
import { Identifier, Text } from '../../../components/Text/Text.tsx';
import { compareNames } from '../../../domain/order.ts';
import { paths } from '../../../domain/paths.ts';
import { tally } from '../../../domain/tally.ts';

/** The owner of a record, as a row shows it. */
export type RowOwner = {
  /** Empty for records of administrators and of the server. */
  readonly username: string;
  readonly isDeleted: boolean;
  /** Only administrators can open the pages of users. */
  readonly isLinked: boolean;
};

/** `usernames` is undefined where the viewer can’t list users. */
export function rowOwner(username: string, usernames: ReadonlySet<string> | undefined): RowOwner {
  const isLinked = usernames?.has(username) ?? false;
  return { username, isLinked, isDeleted: username !== '' && usernames !== undefined && !isLinked };
}

export function OwnerName({ owner: { username, isDeleted, isLinked } }: { owner: RowOwner }) {
  const name = <Identifier>{username}</Identifier>;
  return (
    <Text as="span" tone="secondary">
      {isLinked ? (
        <Link href={paths.user(username)} emphasis="quiet">
          {name}
        </Link>
      ) : (
        name
      )}
      {isDeleted && (
        <>
          {' '}
          <Text as="span" variant="hint" tone="warning">
            deleted
          </Text>
        </>
      )}
    </Text>
  );
}

/** Filter options by owner, without records that have none. */
export function ownerChoices(owners: readonly string[]) {
  return [...tally(owners.filter((owner) => owner !== ''))]
    .map(([id, count]) => ({ id, label: id, count }))
    .toSorted((a, b) => compareNames(a.id, b.id));
}
