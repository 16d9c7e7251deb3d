import type { ReactNode } from 'react';
import type { EmptyStateProps } from '../../../components/EmptyState/EmptyState.tsx';
import type { ErrorStateProps } from '../../../components/ErrorState/ErrorState.tsx';
import type { FilterChipProps } from '../../../components/FilterChip/FilterChip.tsx';
import type { IconName } from '../../../components/Icon/Icon.tsx';
import type { MenuSectionItems } from '../../../components/Menu/MenuList.tsx';
import type { PageHeaderProps } from '../../../components/PageHeader/PageHeader.tsx';
import type { ListPagesProps } from './ListPages.tsx';
import type { AnyListView, ListActions, ListFilter } from './listState.ts';

export type ListDefinition<View extends AnyListView, On extends ListActions> = {
  readonly noun: string;
  readonly title: string;
  readonly header?: (view: View, on: On) => Partial<PageHeaderProps>;
  readonly age?: (view: View) => ReactNode;
  /** At the right end of the header, not on phones. */
  readonly headTools?: (view: View) => ReactNode;
  readonly links?: (view: View) => readonly ListLink[];
  readonly create?: { readonly label: string; readonly href: (view: View) => string | undefined };
  readonly notices?: (view: View, on: On) => ReactNode;
  /** Header on phones: the search field and a menu with everything else. */
  readonly phone?: (view: View, on: On) => PhoneHead;
  readonly tabs?: (view: View) => ReactNode;
  /** Of the search field. Without it, the list has no toolbar. */
  readonly placeholder?: string | ((view: View) => string | undefined);
  readonly filters?: (view: View, on: On) => readonly FilterChipProps[];
  readonly tools?: (view: View, on: On) => ReactNode;
  readonly choices?: (view: View) => Readonly<Record<string, string>>;
  readonly rows: (view: View, on: On) => ReactNode;
  /** Details of one row, beside the list. */
  readonly aside?: (view: View, on: On) => ReactNode;
  readonly below?: (view: View, on: On) => ReactNode;
  /** The `SelectionBar` of the list. */
  readonly bulk?: (view: View, on: On) => ReactNode;
  readonly pages?: (view: View, on: On) => Partial<Pick<ListPagesProps, 'noun' | 'subject' | 'phoneControl'>>;
  /** Shown without any records. Its default button links to `create`. */
  readonly empty: (view: View) => EmptyStateProps;
  /**
   * Text when search and filters match nothing. `hasFilters` is true when filters are set in addition to the search.
   * @default “No {noun} match …”
   */
  readonly noMatch?: (view: View, hasFilters: boolean) => string;
  /** @default "No results" */
  readonly noMatchHeading?: string;
  readonly noFilter?: ListFilter;
  /** @default the number of rows, or that there are none */
  readonly announcement?: (view: View) => string | undefined;
  readonly failure?: (view: View) => Partial<Pick<ErrorStateProps, 'heading' | 'text' | 'detail'>>;
};

export type PhoneHead = {
  readonly note?: ReactNode;
  readonly placeholder?: string | undefined;
  readonly sections?: readonly MenuSectionItems[];
};

export type ListLink = { readonly label: string; readonly href: string | undefined; readonly icon: IconName };

export type RecordListProps<View extends AnyListView, On extends ListActions> = {
  list: ListDefinition<View, On>;
  view: View;
  on: On;
  /** Replaces the age of the list definition. It renders by itself. */
  age?: ReactNode;
};
