import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { Mono } from '../../../components/Mono/Mono.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { docsUrl } from '../../../domain/paths.ts';
import { entryLabels } from '../../../domain/text/entryLabels.ts';
import * as css from './EntryPage.css.ts';

type EntryPageProps = { uiVersion: string; serverAddress: string; children: ReactNode };

/** The page around the forms before anybody is signed in: brand, one column, versions and the server's address. */
export function EntryPage({ uiVersion, serverAddress, children }: EntryPageProps) {
  return (
    <div className={css.page}>
      <header className={css.edge}>
        <div className={css.brand}>
          <Logo size={22} />
          <Text variant="heading">Netmaker</Text>
        </div>
        <Link href={docsUrl} emphasis="quiet" isExternal>
          <Icon name="docs" size={14} /> {entryLabels.docs}
        </Link>
      </header>
      <main className={css.main}>
        <div className={css.column}>{children}</div>
      </main>
      <footer className={css.edge}>
        <Text variant="hint" tone="tertiary">
          UI {uiVersion}
        </Text>
        <Text variant="hint" tone="tertiary" isTruncated>
          <Mono isSmall>{serverAddress}</Mono>
        </Text>
      </footer>
    </div>
  );
}
