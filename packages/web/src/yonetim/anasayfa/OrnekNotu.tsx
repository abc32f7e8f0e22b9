import IconHourglass from '~icons/tabler/hourglass';
import { useEndpoint } from '../../platform/call/api.ts';
import { kurulum } from '../../calls/kurulum.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Says that the demo company's old records are still being created. Disappears when they are complete. */
export default function OrnekNotu() {
  const ilerleme = useEndpoint(kurulum.ornekIlerlemesi, {}).data?.ilerleme;
  if (!ilerleme) return null;
  return (
    <Notice tone="info" icon={<IconHourglass />}>
      Örnek şirketin eski kayıtları ekleniyor: {ilerleme.Bolum}/{ilerleme.Bolumler} ({ilerleme.Ad}). Bu sürede
      çalışabilirsiniz; geçmişe ilişkin sayılar birkaç dakika içinde tamamlanır.
    </Notice>
  );
}
