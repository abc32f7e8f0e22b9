import { istanbulGunu, istanbulSaati, tarihYaz, uzunTarihYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Box, Button, Stack } from '@mantine/core';
import IconHistory from '~icons/tabler/history';
import IconUserShare from '~icons/tabler/user-share';
import { Link } from 'react-router';
import { mola } from '../../calls/mola.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { gorusmeAcar } from '../../platform/session/ben.ts';
import { useOlay } from '../../platform/call/olaylar.ts';
import { useBen, useKullanici, useYetki } from '../../platform/session/oturum.ts';
import { preloading } from '../../routes.tsx';
import { useSimdi } from '../../platform/call/sunucuSaati.ts';
import { turVar } from '../kurulum/tur.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { Bekleyenlerim } from './Bekleyenlerim.tsx';
import { Bugunum } from './Bugunum.tsx';
import { Devir } from './Devir.tsx';
import { DogumGunleri } from './DogumGunleri.tsx';
import { Donus } from './Donus.tsx';
import { Duyurular } from './Duyurular.tsx';
import { IzinHakkim } from './IzinHakkim.tsx';
import { Izinde } from './Izinde.tsx';
import { UnutulanMola } from './UnutulanMola.tsx';

// Only some people see these.
const Ekibim = onDemand(() => import('./Ekibim.tsx'));
const IlkAdimlar = onDemand(() => import('./IlkAdimlar.tsx'));
const OrnekNotu = onDemand(() => import('./OrnekNotu.tsx'));
const TurKarti = onDemand(() => import('./TurKarti.tsx'));

const selam = (saat: string): string =>
  saat < '12:00' && saat >= '05:00' ? 'Günaydın' : saat < '18:00' && saat >= '05:00' ? 'İyi günler' : 'İyi akşamlar';

/** The home page: today at a glance. */
export default function AnaSayfaPage() {
  const kullanici = useKullanici();
  const ben = useBen();
  const { lisanskey } = useYetki();
  const an = useSimdi(60);
  const gunum = useEndpoint(mola.gunum, {});
  useOlay('mola', ({ departmanId }) => {
    if (departmanId === kullanici.DepartmanId || kullanici.SorumluDepartmanlar.includes(departmanId))
      void gunum.refetch();
  });

  return (
    <>
      <PageHeader
        title={`${selam(istanbulSaati(an))}, ${kullanici.Ad}`}
        text={uzunTarihYaz(istanbulGunu(an))}
        actions={
          <Button
            variant="default"
            component={Link}
            to="/olanlar"
            leftSection={<IconHistory size={16} aria-hidden />}
            {...preloading('/olanlar')}
          >
            Neyi Kaçırdım?
          </Button>
        }
      />
      {gunum.data?.unutulan && <UnutulanMola unutulan={gunum.data.unutulan} />}
      <Donus />
      {gorusmeAcar(ben) && <Devir />}
      {turVar(lisanskey) && <TurKarti />}
      {turVar(lisanskey) && <OrnekNotu />}
      {ben.yetkisi(YETKI.ayricalikli) && (
        <Box mb={16} className="unless-empty">
          <IlkAdimlar />
        </Box>
      )}
      {kullanici.Vekaletler.map((v) => (
        <Notice key={v.Id} tone="info" icon={<IconUserShare />}>
          {v.Departman} departmanına vekâlet ediyorsunuz: {v.Sorumlu}, {tarihYaz(v.Donus)} günü dönüyor. Departmanın
          isteklerine o güne kadar siz karar verirsiniz.
        </Notice>
      ))}
      <Columns of="minmax(0, 1.7fr) minmax(280px, 1fr)" below={900}>
        <Stack gap={16} miw={0}>
          <Bekleyenlerim />
          <Bugunum gunum={gunum} />
          <Duyurular />
        </Stack>
        <Stack gap={16} miw={0}>
          {ben.acar('/personel/mola') && kullanici.SorumluDepartmanlar.length > 0 && <Ekibim />}
          {ben.acar('/personel/izin') && <IzinHakkim />}
          <Izinde gunum={gunum} />
          <DogumGunleri />
        </Stack>
      </Columns>
    </>
  );
}
