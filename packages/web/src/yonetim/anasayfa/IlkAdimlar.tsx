import { Button, Flex, Stack, Text } from '@mantine/core';
import IconCircle from '~icons/tabler/circle';
import IconCircleCheckFilled from '~icons/tabler/circle-check-filled';
import IconListCheck from '~icons/tabler/list-check';
import { Link } from 'react-router';
import { kurulum } from '../../calls/kurulum.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { preloading } from '../../routes.tsx';
import { YENI_ISTEGI } from '../../platform/form/yeniIstegi.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

/** First steps of a new company. Finished steps are ticked automatically. */
export default function IlkAdimlar() {
  // Each step is done on another page, so the ticks are read again on every return.
  const { data } = useEndpoint(kurulum.ilkAdimlar, {}, { refetchOnMount: 'always' });
  const kapat = useAction(kurulum.ilkAdimlariKapat);
  const adimlar = data?.adimlar ?? [];
  if (adimlar.length === 0) return null;
  const kalan = adimlar.filter((a) => !a.Tamam).length;
  const siradaki = adimlar.find((a) => !a.Tamam);
  const kaldir = async () => {
    const soru = {
      baslik: 'İlk adımları kaldır',
      metin: `Daha ${kalan} adım var. Liste bütün yöneticiler için kalkar, geri gelmez.`,
      onay: 'Listeyi Kaldır',
    };
    if (kalan === 0 || (await onayla(soru))) kapat.mutate({});
  };
  return (
    <Panel
      title="İlk Adımlar"
      icon={<IconListCheck stroke={1.7} />}
      actions={
        <Button variant={kalan === 0 ? 'filled' : 'subtle'} loading={kapat.isPending} onClick={() => void kaldir()}>
          Listeyi Kaldır
        </Button>
      }
    >
      <Text pb={8} px={16} c="dimmed">
        {kalan === 0
          ? 'Hepsi tamam: şirketiniz kullanıma hazır.'
          : `${adimlar.length} adımın ${adimlar.length - kalan} tanesi tamam. Sıra önemli değil, dilediğinizi atlayabilirsiniz.`}
      </Text>
      <PlainList ordered>
        {adimlar.map((a) => (
          <Flex key={a.Ad} component="li" gap={12} align="center" mih={52} py={6} px={16} className="line-above">
            {a.Tamam ? (
              <IconCircleCheckFilled size={20} color="var(--ok)" role="img" aria-label="Tamam" />
            ) : (
              <IconCircle size={20} stroke={1.5} color="var(--text-3)" role="img" aria-label="Yapılacak" />
            )}
            <Stack gap={0} flex={1} miw={0}>
              <Text span fw={500}>
                {a.Ad}
              </Text>
              <Text span fz={13} c="dimmed">
                {a.Aciklama}
              </Text>
            </Stack>
            {!a.Tamam && (
              <Button
                component={Link}
                to={a.Yol}
                {...(a.Form && YENI_ISTEGI)}
                variant={a === siradaki ? 'filled' : 'default'}
                aria-label={`${a.Ad}: sayfasını aç`}
                {...preloading(a.Yol)}
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
