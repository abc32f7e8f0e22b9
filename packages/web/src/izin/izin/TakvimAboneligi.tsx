import { Button, Flex, Text, TextInput } from '@mantine/core';
import IconCalendarShare from '~icons/tabler/calendar-share';
import IconCopy from '~icons/tabler/copy';
import IconLink from '~icons/tabler/link';
import IconLinkOff from '~icons/tabler/link-off';
import IconRefresh from '~icons/tabler/refresh';
import { useState } from 'react';
import { talep } from '../../calls/talep.ts';
import { queryClient, useAction, useEndpoint, endpointQuery } from '../../platform/call/api.ts';
import { kopyala } from '../../platform/clipboard/kopyala.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { Read } from '../../ui/Read.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { bildir } from '../../ui/Toast.tsx';

/** The secret link of this calendar for calendar programs: create, renew, revoke. */
export function TakvimAboneligi() {
  const durum = useEndpoint(talep.takvimBaglantisiVar, {});
  const [url, setUrl] = useState<string | null>(null);
  const degistir = useAction(talep.takvimBaglantisi, {
    onSuccess: (cevap) => {
      // If the server does not know its own address, the browser's address is correct.
      setUrl(cevap.url === null ? null : new URL(cevap.url, window.location.origin).href);
      queryClient.setQueryData(endpointQuery(talep.takvimBaglantisiVar, {}).queryKey, { durum: true, var: cevap.var });
      bildir({
        baslik: cevap.var ? 'Takvim bağlantısı hazır' : 'Takvim bağlantısı kaldırıldı',
        tur: 'success',
      });
    },
  });
  const yenile = async () => {
    const evet = await onayla({
      baslik: 'Yeni Bağlantı Oluştur',
      metin: 'Eski bağlantı çalışmaz olur; takvim programınıza yenisini eklemeniz gerekir. Devam edilsin mi?',
      onay: 'Oluştur',
    });
    if (evet) degistir.mutate({ islem: 'yenile' });
  };
  const kaldir = async () => {
    const evet = await onayla({
      baslik: 'Bağlantıyı Kaldır',
      metin: 'Takvim programınız izinleri artık okuyamaz. Kaldırılsın mı?',
      onay: 'Kaldır',
      tehlikeli: true,
    });
    if (evet) degistir.mutate({ islem: 'kaldir' });
  };
  return (
    <Panel title="Takvim Aboneliği" icon={<IconCalendarShare stroke={1.7} />} padded>
      <Text maw="72ch" mb={12} c="dimmed">
        İzinleri telefonunuzun ya da bilgisayarınızın takviminde (iCal) görmek için gizli bir bağlantı oluşturunuz.
        Bağlantıyı bilen herkes bu takvimi görür; kimseyle paylaşmayınız.
      </Text>
      <Read of={durum} rows={1} compact />
      {url !== null && (
        <Flex gap={8} align="flex-end" mb={12}>
          <TextInput
            flex={1}
            label="Takvim bağlantısı"
            description="Yalnızca şimdi gösterilir."
            readOnly
            value={url}
            onFocus={(e) => e.currentTarget.select()}
          />
          <Button
            variant="default"
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={() => void kopyala(url, 'Bağlantı')}
          >
            Kopyala
          </Button>
        </Flex>
      )}
      {durum.data && (
        <Flex gap={8} wrap="wrap">
          {durum.data.var ? (
            <>
              <Button
                variant="default"
                leftSection={<IconRefresh size={16} aria-hidden />}
                loading={degistir.isPending}
                onClick={() => void yenile()}
              >
                Yeni Bağlantı Oluştur
              </Button>
              <Button
                variant="default"
                color="danger"
                leftSection={<IconLinkOff size={16} aria-hidden />}
                disabled={degistir.isPending}
                onClick={() => void kaldir()}
              >
                Bağlantıyı Kaldır
              </Button>
            </>
          ) : (
            <Button
              leftSection={<IconLink size={16} aria-hidden />}
              loading={degistir.isPending}
              onClick={() => degistir.mutate({ islem: 'yenile' })}
            >
              Bağlantı Oluştur
            </Button>
          )}
        </Flex>
      )}
    </Panel>
  );
}
