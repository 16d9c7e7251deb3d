import type { IconName } from '../../../components/Icon/Icon.tsx';
import type { Remedy } from '../../../domain/reach/why/remedies.ts';
import type { Question } from '../../../domain/reach/why/verdict.ts';
import { whyTexts } from '../../../domain/reach/why/whyText.ts';

export type WhyRemedy = Remedy & { readonly icon: IconName };

export function remedyView(remedy: Remedy, { from, to }: Question): WhyRemedy {
  const isOfEnds =
    remedy.kind === 'allowPair' &&
    [from, to].every((end) => end.kind === 'node' && [remedy.one.id, remedy.other.id].includes(end.node.id));
  return { ...remedy, icon: icons[remedy.kind], ...(isOfEnds && { label: whyTexts.allowPair }) };
}

const icons: Readonly<Record<Remedy['kind'], IconName>> = {
  allowPair: 'acls',
  connect: 'check',
  enableClient: 'check',
  relay: 'relay',
  localAddress: 'edit',
  hub: 'hub',
  ingress: 'ingress',
  egress: 'egress',
  failover: 'failover',
};
