import { VisuallyHidden } from '../../../components/Text/Text.tsx';
import { accessLevels, type AccessLevel } from '../../../domain/session/accessLevel.ts';
import * as css from './LevelScale.css.ts';

/** The four access levels in a row, with the current one highlighted and named. */
export function LevelScale({ level, name }: { level: AccessLevel; name: string }) {
  return (
    <span className={css.scale}>
      <span aria-hidden className={css.track}>
        {accessLevels.map((step) => (
          <span key={step.level} className={step.level === level ? css.own : css.other}>
            {step.level}
          </span>
        ))}
      </span>
      <VisuallyHidden>{level}</VisuallyHidden>
      {name}
    </span>
  );
}
