import type { ReactNode } from 'react';
import type { EmptyStateProps } from '../../../components/EmptyState/EmptyState.tsx';
import type { ErrorStateProps } from '../../../components/ErrorState/ErrorState.tsx';
import type { FilterChipProps } from '../../../components/FilterChip/FilterChip.tsx';
import type { MenuSectionItems } from '../../../components/Menu/MenuList.tsx';
import type { PageHeaderProps } from '../../../components/PageHeader/PageHeader.tsx';
import type { ListLink } from './ListHead.tsx';
import type { ListPagesProps } from './ListPages.tsx';
import type { AnyListView, ListActions, ListFilter } from './listState.ts';

export type ListDefinition<View extends AnyListView, On extends ListActions> = {
  readonly what: string;
  readonly title: string;
  readonly header?: (view: View) => Partial<PageHeaderProps>;
  /** Replaces the usual header, on phones too. */
  readonly head?: (view: View, on: On) => ReactNode;
  readonly age?: (view: View) => ReactNode;
  readonly links?: (view: View) => readonly ListLink[];
  readonly create?: { readonly label: string; readonly href: (view: View) => string | undefined };
  readonly notices?: (view: View) => ReactNode;
  /** On phones the head is the search, with everything else in a menu. */
  readonly phone?: (view: View, on: On) => PhoneHead;
  readonly tabs?: (view: View) => ReactNode;
  readonly placeholder: string | ((view: View) => string);
  readonly filters?: (view: View, on: On) => readonly FilterChipProps[];
  readonly tools?: (view: View, on: On) => ReactNode;
  /** Nothing can be narrowed: there are no tools at all. */
  readonly isBare?: (view: View) => boolean;
  readonly choices?: (view: View) => Readonly<Record<string, string>>;
  readonly rows: (view: View, on: On) => ReactNode;
  readonly below?: (view: View, on: On) => ReactNode;
  readonly bulk?: (view: View, on: On) => ReactNode;
  readonly pages?: (view: View, on: On) => Partial<Pick<ListPagesProps, 'what' | 'subject' | 'phoneControl'>>;
  /** Why there is nothing to list, and what would change that. The default button leads to `create`. */
  readonly empty: (view: View) => EmptyStateProps;
  /** Search and filters leave nothing. `hasFilters`: something besides the search narrows the list. */
  readonly noMatch: (view: View, hasFilters: boolean) => string;
  /** @default "No results" */
  readonly noMatchHeading?: string;
  readonly noFilter?: ListFilter;
  readonly failure?: (view: View) => Partial<Pick<ErrorStateProps, 'heading' | 'text' | 'detail'>>;
};

export type PhoneHead = {
  readonly note?: ReactNode;
  readonly placeholder?: string | undefined;
  readonly sections?: readonly MenuSectionItems[];
};
