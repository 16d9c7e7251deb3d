import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { paths } from '../../../domain/paths.ts';
import type { originOf } from '../../../domain/session/session.ts';
import { LoadingScreen } from '../../../screens/state/LoadingScreen/LoadingScreen.tsx';
import { handleOauthReturn } from '../../flows/oauthReturn.ts';
import { oauthReturn } from '../../stores/session.ts';

const replaceSession = {
  title: (name: string) => `Log in as ${name}?`,
  message: (name: string) =>
    `You’re logged in as ${name}. Logging in as someone else ends that session in all tabs, and unsaved input is lost.`,
  stay: (name: string) => `Stay logged in as ${name}`,
} as const;

export type OauthReturnProps = ReturnType<typeof originOf> & { readonly query: string };

type Question = { readonly by: string; readonly replaced: string; readonly answer: (isYes: boolean) => void };

/** Handles each OAuth return once, also in StrictMode. */
export function OauthReturn({ query, to, state: stateThere }: OauthReturnProps) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const handled = useRef<string>(undefined);
  const [question, setQuestion] = useState<Question>();
  useEffect(() => {
    if (handled.current === query) return;
    handled.current = query;
    void handleOauthReturn(new URLSearchParams(query), {
      mayReplace: (names) =>
        new Promise((resolve) => {
          const answer = (isYes: boolean) => {
            setQuestion(undefined);
            resolve(isYes);
          };
          setQuestion({ ...names, answer });
        }),
      leaveFor: async (page) => {
        if (page === 'login') await navigate(paths.login(), { replace: true, state });
        else await navigate(to, { replace: true, state: stateThere });
        oauthReturn.query = undefined;
      },
    });
  }, [query, state, to, stateThere, navigate]);
  return (
    <>
      <LoadingScreen />
      {question && (
        <ConfirmDialog
          isOpen
          title={replaceSession.title(question.by)}
          message={replaceSession.message(question.replaced)}
          confirmLabel={`Log in as ${question.by}`}
          cancelLabel={replaceSession.stay(question.replaced)}
          onConfirm={() => question.answer(true)}
          onCancel={() => question.answer(false)}
        />
      )}
    </>
  );
}
