import { Link } from '../../../components/Link/Link.tsx';
import { Identifier, Text } from '../../../components/Text/Text.tsx';
import { paths } from '../../../domain/paths.ts';

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
