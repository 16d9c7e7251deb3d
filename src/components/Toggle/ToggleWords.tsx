import type { ReactNode } from 'react';
import { ChangeDot } from '../Field/ChangeDot.tsx';
import { FieldNoteLine } from '../Field/FieldNoteLine.tsx';
import { type } from '../theme/type.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

import * as css from './Toggle.css.ts';

type ToggleWordsProps = {
  labelId: string;
  aboutId: string;
  about: string | undefined;
  /** `about` tells an error. */
  isWrong?: boolean;
  isChanged?: boolean | undefined;
  children: ReactNode;
};

/** Label and description of a checkbox or switch; with neither seen, the description is still read aloud. */
export function ToggleWords(props: ToggleWordsProps) {
  const { labelId, aboutId, about, isWrong = false, isChanged, children } = props;
  if (children === undefined) return about && <VisuallyHidden id={aboutId}>{about}</VisuallyHidden>;
  return (
    <span className={css.words}>
      <span className={css.label}>
        {isChanged && <ChangeDot />}
        <span id={labelId} className={about ? type.strong : type.body}>
          {children}
        </span>
      </span>
      {about && isWrong && <FieldNoteLine id={aboutId} note={{ isError: true, text: about }} />}
      {about && !isWrong && (
        <span id={aboutId} className={css.description}>
          {about}
        </span>
      )}
    </span>
  );
}
