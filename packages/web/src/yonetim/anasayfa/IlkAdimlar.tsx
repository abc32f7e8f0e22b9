import { Button, Flex, Stack, Text } from '@mantine/core';
import IconCircle from '~icons/tabler/circle';
import IconCircleCheckFilled from '~icons/tabler/circle-check-filled';
import IconListCheck from '~icons/tabler/list-check';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { kurulum } from '../../calls/kurulum.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { preloading } from '../../routes.tsx';
import { YENI_ISTEGI } from '../../platform/form/yeniIstegi.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { bildir } from '../../ui/Toast.tsx';

/** First steps of a new company. Finished steps are ticked automatically, and the finished list goes. */
export default function IlkAdimlar() {
  // Each step is done on another page, so the ticks are read again on every return.
  const { data } = useEndpoint(kurulum.ilkAdimlar, {}, { refetchOnMount: 'always' });
  const kapat = useAction(kurulum.ilkAdimlariKapat);
  const adimlar = data?.adimlar ?? [];
  const kalan = adimlar.filter((a) => !a.Tamam).length;
  const bitti = adimlar.length > 0 && kalan === 0;
  const bitir = useEffectEvent(() => {
    kapat.mutate({});
    bildir({ baslik: 'İlk adımlar tamam', metin: 'Şirketiniz kullanıma hazır.', tur: 'success', sure: 3000 });
  });
  useEffect(() => {
    if (bitti) bitir();
  }, [bitti]);
  if (kalan === 0) return null;
  const siradaki = adimlar.find((a) => !a.Tamam);
  const kaldir = async () => {
    const soru = {
      baslik: 'İlk Adımları Kaldır',
      metin: `Daha ${kalan} adım var. Liste bütün yöneticiler için kalkar, geri gelmez.`,
      onay: 'Listeyi Kaldır',
    };
    if (await onayla(soru)) kapat.mutate({});
  };
  return (
    <Panel
      title="İlk Adımlar"
      icon={<IconListCheck stroke={1.7} />}
      actions={
        <Button variant="subtle" loading={kapat.isPending} onClick={() => void kaldir()}>
          Listeyi Kaldır
        </Button>
      }
    >
      <Text pb={8} px={16} c="dimmed">
        {`${adimlar.length} adımın ${adimlar.length - kalan} tanesi tamam. Sıra önemli değil, dilediğinizi atlayabilirsiniz.`}
      </Text>
      <PlainList ordered>
        {adimlar.map((a) => (
          <Flex
            key={a.Ad}
            component="li"
            gap={12}
            align="center"
            mih={a.Tamam ? 36 : 52}
            py={a.Tamam ? 4 : 6}
            px={16}
            className="line-above"
          >
            {a.Tamam ? (
              <IconCircleCheckFilled size={20} color="var(--ok)" role="img" aria-label="Tamam" />
            ) : (
              <IconCircle size={20} stroke={1.5} color="var(--text-3)" role="img" aria-label="Yapılacak" />
            )}
            <Stack gap={0} flex={1} miw={0}>
              <Text span fw={500} {...(a.Tamam && { c: 'dimmed' })}>
                {a.Ad}
              </Text>
              {!a.Tamam && (
                <Text span fz={13} c="dimmed">
                  {a.Aciklama}
                </Text>
              )}
            </Stack>
            {a.Tamam ? (
              <Text span fz={13} c="dimmed" className="tnum">
                {a.Yapilan}
              </Text>
            ) : (
              <Button
                component={Link}
                to={a.Yol}
                {...(a.Form && YENI_ISTEGI)}
                variant={a === siradaki ? 'filled' : 'default'}
                aria-label={`${a.Ad}: ${a.Form ? 'formu' : 'sayfasını'} aç`}
                {...preloading(a.Yol.replace(/\?.*/, ''))}
              >
                Aç
              </Button>
            )}
          </Flex>
        ))}
      </PlainList>
    </Panel>
  );
}
