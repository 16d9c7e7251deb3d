import { CopyableText } from '../../../components/CopyableText/CopyableText.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Text } from '../../../components/Text/Text.tsx';

type DnsNameProps = {
  row: { readonly name: string; readonly suffix: string; readonly fullName: string };
  /** Of the node that has the name. */
  href?: string;
};

/** The name of an entry with the quieter suffix of its network; copied whole. */
export function DnsName({ row: { name, suffix, fullName }, href }: DnsNameProps) {
  return (
    <CopyableText value={fullName} label={fullName}>
      <Text as="span" variant="name" isTruncated>
        <Identifier>
          {href === undefined ? (
            name
          ) : (
            <Link href={href} emphasis="name">
              {name}
            </Link>
          )}
          <Text as="span" tone="tertiary">
            {suffix}
          </Text>
        </Identifier>
      </Text>
    </CopyableText>
  );
}
