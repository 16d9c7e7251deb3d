import { useEffect, useState } from 'react';
import type { BackendDiagnosis } from '../../domain/server/diagnosisText.ts';
import { ServerDiagnosis } from '../../screens/shared/ServerDiagnosis/ServerDiagnosis.tsx';
import { backend } from '../config.ts';
import { sessions } from '../http.ts';

/** `?why=server` over any page: why it does not reach the server. */
export function ServerDiagnosisDialog({ onClose }: { onClose: () => void }) {
  const [round, setRound] = useState(0);
  const [told, setTold] = useState<{ round: number; diagnosis: BackendDiagnosis }>();
  useEffect(() => {
    let isWanted = true;
    void sessions.probe().then((diagnosis) => isWanted && setTold({ round, diagnosis }));
    return () => {
      isWanted = false;
    };
  }, [round]);
  return (
    <ServerDiagnosis
      view={{
        address: backend.baseUrl,
        origin: window.location.origin,
        diagnosis: told?.round === round ? told.diagnosis : undefined,
      }}
      on={{ askAgain: () => setRound((before) => before + 1), close: onClose }}
    />
  );
}
