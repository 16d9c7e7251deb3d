import { Button } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import { pageNumbers } from './pageNumbers.ts';
import * as css from './Pagination.css.ts';

export type PageButtonsProps = {
  /** From 0. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  /** One step back and forth only. */
  isShort: boolean;
};

/** Leads to other pages of a list. */
export function PageButtons({ page, pageCount, onPageChange, isShort }: PageButtonsProps) {
  const step = (name: 'Previous page' | 'Next page', to: number) => (
    <li>
      <Button
        aria-label={name}
        className={`${css.page} ${focusRing}`}
        // Focusable at the end too: whoever steps there by keyboard is not thrown out.
        {...(to < 0 || to >= pageCount ? { 'aria-disabled': true } : { onPress: () => onPageChange(to) })}
      >
        <Icon name={to < page ? 'chevronLeft' : 'chevronRight'} size={14} />
      </Button>
    </li>
  );
  return (
    <ul className={css.pages}>
      {step('Previous page', page - 1)}
      {!isShort &&
        pageNumbers(page, pageCount).map((mark, place) =>
          mark === 'gap' ? (
            <li key={`gap ${place}`} aria-hidden className={css.gap}>
              …
            </li>
          ) : (
            <li key={mark}>
              <Button
                aria-label={`Page ${mark + 1}`}
                onPress={() => onPageChange(mark)}
                className={`${css.page} ${focusRing}`}
                {...(mark === page && { 'aria-current': 'page' })}
              >
                {mark + 1}
              </Button>
            </li>
          ),
        )}
      {step('Next page', page + 1)}
    </ul>
  );
}
