import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button, Flex, Text } from '@mantine/core';
import IconArrowMerge from '~icons/tabler/arrow-merge';
import { birlestirme as oda } from '../../calls/birlestirme.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { bildir } from '../../ui/Toast.tsx';

/** Customers merged into this customer, as long as the merge can be undone. */
export function Birlesmeler({ musteriId }: { musteriId: number }) {
  const liste = useEndpoint(oda.musteriBirlesmeleri, { Id: musteriId }, { refetchOnMount: 'always' });
  const geriAl = useAction(oda.musteriBirlestirGeriAl, {
    onSuccess: ({ kalanlar }) =>
      bildir({
        baslik: 'Birleştirme geri alındı',
        metin: kalanlar.length === 0 ? undefined : `Sonradan düzeltildiği için kalan: ${kalanlar.join(', ')}`,
        tur: 'success',
        sure: 3000,
      }),
  });
  const sor = async (b: { Id: number; Ad: string; MusteriNo: string }) => {
    const evet = await onayla({
      baslik: 'Birleştirmeyi Geri Al',
      metin: `${b.Ad} (${b.MusteriNo}) yeniden ayrı bir müşteri olacak; taşınan kayıtları ona dönecek, birleştirmeden sonra yazılanlar bu kartta kalacak.`,
      onay: 'Geri Al',
    });
    if (evet) geriAl.mutate({ Id: b.Id });
  };
  return liste.data?.birlesmelist.map((b) => (
    <Notice key={b.Id} tone="info" icon={<IconArrowMerge />}>
      <Flex
        component="span"
        rowGap={8}
        columnGap={12}
        wrap="wrap"
        align="center"
        justify="space-between"
        className="anywhere"
      >
        <span>
          <b>{b.Ad}</b> ({b.MusteriNo}) ile birleştirildi.{' '}
          <Text span c="dimmed">
            {b.Kisi}, {zamanYaz(b.Zaman)} · {tarihYaz(b.SonGun)} gününe kadar geri alınabilir
          </Text>
        </span>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`${b.Ad} ile birleştirmeyi geri al`}
          loading={geriAl.isPending}
          onClick={() => void sor(b)}
        >
          Geri Al
        </Button>
      </Flex>
    </Notice>
  ));
}
