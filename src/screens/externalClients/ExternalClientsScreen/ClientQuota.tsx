import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { ClientQuota as Quota } from '../../../domain/externalClient/clientLimit.ts';
import { externalClientText } from '../../../domain/text/externalClientText.ts';
import { messages } from '../../../domain/text/messages.ts';

/** §2: clients used and clients available; the limit, once it is reached. */
export function ClientQuota({ quota }: { quota: Quota }) {
  const isPhone = useFrameWidth() === 'phone';
  const figures = (
    <Inline gap="xlarge" isWrapping>
      <Text as="span" tone="tertiary">
        Clients used:{' '}
        <Text as="span" tone="primary">
          {String(quota.used)}
        </Text>
      </Text>
      <Text as="span" tone="tertiary">
        Clients available:{' '}
        <Text as="span" tone="primary">
          {String(Math.max(0, quota.available))}
        </Text>
      </Text>
    </Inline>
  );
  if (!quota.isReached) return figures;
  const limit = { fact: messages['extclient.limit'], advice: externalClientText.limitAdvice };
  if (!isPhone) return <Notice tone="warning" {...limit} action={figures} />;
  return (
    <Stack gap="medium">
      <Notice tone="warning" {...limit} />
      {figures}
    </Stack>
  );
}
