import { EN_COK_TUTANAK } from '@masabasi/core/is/tutanak/rules';
import { varlikCumlesi } from '@masabasi/core/masa/varlik/rules';
import { Box, Flex, Stack, Textarea } from '@mantine/core';
import IconLock from '~icons/tabler/lock';
import IconPlugConnectedX from '~icons/tabler/plug-connected-x';
import { KisiYuzu } from '../../kisi/personel/KisiYuzu.tsx';
import { type TutanakDurumu, useTutanak } from './tutanak.ts';
import { Notice } from '../../ui/Notice.tsx';

const SOZLER: Readonly<Record<TutanakDurumu, string>> = {
  okunuyor: 'Tutanak okunuyor...',
  kayitli: 'Kaydedildi',
  gonderiliyor: 'Kaydediliyor...',
  kopuk: 'Bağlantı yok; yazdıklarınız duruyor ve bağlanınca gönderilecek',
  kilitli: 'Tutanak kilitli',
};

const YAZIYOR = { outline: '2px solid var(--accent-fill)', outlineOffset: 1 };

/** Minutes that all participants can write at the same time. */
export default function TutanakAlani({
  ToplantiId,
  kilitli,
}: {
  readonly ToplantiId: number;
  readonly kilitli: boolean;
}) {
  const { durum, oradakiler, hata, alan, ...olaylar } = useTutanak(ToplantiId);
  const kapali = kilitli || durum === 'kilitli';
  return (
    <Stack gap={12}>
      <Flex gap="8px 16px" wrap="wrap" align="center" justify="space-between" mih={28} fz={13} c="dimmed">
        <Flex component="span" display="inline-flex" gap={6} align="center" role="status">
          {oradakiler.slice(0, 6).map((o) => (
            <Box key={o.Id} component="span" display="inline-flex" bdrs="50%" style={o.Yaziyor ? YAZIYOR : undefined}>
              <KisiYuzu id={o.Id} ad={o.Ad} size={26} />
            </Box>
          ))}
          {oradakiler.length > 0 ? varlikCumlesi(oradakiler) : 'Tutanakta başka kimse yok'}
        </Flex>
        <span className={durum === 'kopuk' ? 'danger' : undefined} role="status" data-durum={durum}>
          {SOZLER[kapali ? 'kilitli' : durum]}
        </span>
      </Flex>
      {hata !== null && (
        <Notice tone="danger" icon={<IconPlugConnectedX size={18} />}>
          {hata}
        </Notice>
      )}
      {kapali && (
        <Notice tone="info" icon={<IconLock size={18} />}>
          Tutanak artık değişmez; onaylanmış bir tutanağa ek yazılır.
        </Notice>
      )}
      <Textarea
        ref={alan}
        aria-label="Tutanak"
        autosize={false}
        rows={16}
        maxLength={EN_COK_TUTANAK}
        readOnly={kapali || durum === 'okunuyor'}
        placeholder={kapali ? 'Tutanak yazılmamış.' : 'Konuşulanları yazınız; çağrılan herkes aynı anda yazabilir.'}
        {...olaylar}
      />
    </Stack>
  );
}
