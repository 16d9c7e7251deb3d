import { Link } from '../../components/Link/Link.tsx';
import { Identifier } from '../../components/Text/Text.tsx';

type NameLinkProps = { name: string; href: string | undefined };

export function NameLink({ name, href }: NameLinkProps) {
  if (href === undefined) return <Identifier>{name}</Identifier>;
  return (
    <Link href={href} emphasis="name">
      <Identifier>{name}</Identifier>
    </Link>
  );
}
