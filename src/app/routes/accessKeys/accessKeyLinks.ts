import { paths } from '../../../domain/paths.ts';
import type { AccessKeyLinks } from '../../../screens/accessKeys/accessKeyLinks.ts';

export function accessKeyLinks(netid: string): AccessKeyLinks {
  return {
    picker: paths.accessKeys(),
    create: paths.createAccessKey(netid),
    details: (name) => paths.accessKey(netid, name),
  };
}
