import { useEffect, useState } from 'react';
import type { BackendDiagnosis } from '../../../domain/server/diagnosisText.ts';
import { ServerDiagnosis } from '../../../screens/shared/ServerDiagnosis/ServerDiagnosis.tsx';
import { backend } from '../../stores/config.ts';
import { sessions } from '../../stores/http.ts';

type ServerDiagnosisDialogProps = {
  /** The call that failed was closed without a response, while the server answered others. */
  isClosed: boolean;
  onClose: () => void;
};

/** `?why=server` and `?why=closed` over any page: why the console can't reach the server. */
export function ServerDiagnosisDialog({ isClosed, onClose }: ServerDiagnosisDialogProps) {
  const [round, setRound] = useState(0);
  const [latest, setLatest] = useState<{ round: number; diagnosis: BackendDiagnosis }>();
  useEffect(() => {
    let isWanted = true;
    void sessions.probe().then((diagnosis) => isWanted && setLatest({ round, diagnosis }));
    return () => {
      isWanted = false;
    };
  }, [round]);
  return (
    <ServerDiagnosis
      view={{
        address: backend.baseUrl,
        origin: window.location.origin,
        isClosed,
        diagnosis: latest?.round === round ? latest.diagnosis : undefined,
      }}
      on={{ askAgain: () => setRound((before) => before + 1), close: onClose }}
    />
  );
}
