import type { ReactNode } from 'react';
import { ButtonFace, buttonLook, PlainButton } from '../../../components/Button/PlainButton.tsx';
import { useAttempts } from '../../../components/Form/useAttempts.ts';
import { Stack } from '../../../components/Layout/Layout.tsx';
import { PlainLink } from '../../../components/Link/Link.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Heading, Text } from '../../../components/Text/Text.tsx';
import type { LoginFormView } from './loginView.ts';
import * as css from './LoginFormLayout.css.ts';

type EntryFormProps = {
  title: string;
  introduction: ReactNode;
  view: LoginFormView;
  submitLabel: string;
  onSubmit: () => void;
  onRetry: () => void;
  children: ReactNode;
};

/** Layout shared by the login form and the first administrator’s form: title, notice, fields, submit and OAuth. */
export function LoginFormLayout(props: EntryFormProps) {
  const { title, introduction, view, submitLabel, onSubmit, onRetry, children } = props;
  const { notice, isBusy, oauthHref } = view;
  return (
    <form noValidate {...useAttempts(onSubmit)}>
      <Stack gap="section">
        <Stack gap="xsmall">
          <Heading level={1} variant="loginTitle">
            {title}
          </Heading>
          <Text tone="secondary">{introduction}</Text>
        </Stack>
        {notice && (
          <Notice
            tone="error"
            fact={notice.fact}
            advice={notice.advice}
            action={
              notice.canRetry && (
                <PlainButton size="small" icon="refresh" onPress={onRetry}>
                  Try again
                </PlainButton>
              )
            }
          />
        )}
        <Stack gap="gutter">{children}</Stack>
        <PlainButton type="submit" kind="primary" size="login" isFullWidth isPending={isBusy}>
          {submitLabel}
        </PlainButton>
        <div className={css.or}>
          <Text variant="hint" tone="tertiary">
            or
          </Text>
        </div>
        {/* Without OAuth the server redirects to the referrer plus a path, so the referrer must be the bare origin. */}
        <PlainLink
          href={oauthHref}
          className={buttonLook({ size: 'login', isFullWidth: true })}
          referrerPolicy="origin"
        >
          <ButtonFace icon="login">Continue with OAuth</ButtonFace>
        </PlainLink>
      </Stack>
    </form>
  );
}
