import type { PostaSatiri } from '@masabasi/core/platform/posta/contract';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCircleCheck from '~icons/tabler/circle-check';
import IconClock from '~icons/tabler/clock';
import { Chip } from '../../ui/Chip.tsx';

export function PostaDurumu({ durum }: { durum: PostaSatiri['Durum'] }) {
  if (durum === 'Gönderildi')
    return (
      <Chip tone="ok" icon={<IconCircleCheck />}>
        Gönderildi
      </Chip>
    );
  if (durum === 'Hata')
    return (
      <Chip tone="danger" icon={<IconAlertTriangle />}>
        Hata
      </Chip>
    );
  return <Chip icon={<IconClock />}>Bekliyor</Chip>;
}
