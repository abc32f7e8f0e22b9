import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { devir } from '../../calls/devir.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Warnings about promises that end while their owner is absent. */
export function SozUyarilari({ gorusmeId }: { readonly gorusmeId: number }) {
  const uyarilar = useEndpoint(devir.sozUyarilari, { GorusmeId: gorusmeId }).data?.uyarilar ?? [];
  return uyarilar.map((u) => (
    <Notice key={u} tone="warn" icon={<IconAlertTriangle size={18} />}>
      {u}
    </Notice>
  ));
}
