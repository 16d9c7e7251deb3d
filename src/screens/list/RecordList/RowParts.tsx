import type { ReactNode } from 'react';
import { CopyableText } from '../../../components/CopyButton/CopyButton.tsx';
import { Mono } from '../../../components/Text/Text.tsx';
import { NameLink } from '../NameLink.tsx';
import * as css from './RowParts.css.ts';

type RowNameProps = { children: string; href: string | undefined };

export function RowName({ children, href }: RowNameProps) {
  return (
    <span className={css.name}>
      <NameLink name={children} href={href} />
    </span>
  );
}

/** The name of a row with its tags, which never take its space. */
export function TaggedName({ name, tags }: { name: ReactNode; tags: ReactNode }) {
  return (
    <span className={css.tagged}>
      {name}
      {tags}
    </span>
  );
}

const maxFullLength = 15;
const tail = 9;

/** Truncates before the last characters, because addresses in one network differ at the end. */
function TruncatedAddress({ address, isSmall }: { address: string; isSmall: boolean }) {
  return (
    <span className={css.cut}>
      <Mono isSmall={isSmall} isTruncated>
        {address.slice(0, -tail)}
      </Mono>
      <span className={css.cutEnd}>
        <Mono isSmall={isSmall}>{address.slice(-tail)}</Mono>
      </span>
    </span>
  );
}

type AddressesProps = { addresses: readonly string[]; of: string };

export function Addresses({ addresses, of }: AddressesProps) {
  return (
    <span className={css.addresses}>
      {addresses.map((address, index) => (
        <span key={address} className={index > 0 ? css.secondAddress : css.address}>
          <CopyableText value={address} label={`${address} of ${of}`} isSmall={index > 0}>
            {address.length > maxFullLength && <TruncatedAddress address={address} isSmall={index > 0} />}
          </CopyableText>
        </span>
      ))}
    </span>
  );
}
