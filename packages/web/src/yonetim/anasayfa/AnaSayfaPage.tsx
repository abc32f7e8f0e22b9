import { istanbulGunu, istanbulSaati, tarihYaz, uzunTarihYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconHistory from '~icons/tabler/history';
import IconUserShare from '~icons/tabler/user-share';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { anasayfa } from '../../calls/anasayfa.ts';
import { mola } from '../../calls/mola.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { gorusmeAcar, kararVerir } from '../../platform/session/ben.ts';
import { useOlay } from '../../platform/call/olaylar.ts';
import { useBen, useKullanici, useYetki } from '../../platform/session/oturum.ts';
import { preloading } from '../../routes.tsx';
import { useSimdi } from '../../platform/call/sunucuSaati.ts';
import { turVar } from '../kurulum/tur.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import css from './AnaSayfaPage.module.css';
import { Bekleyenlerim } from './Bekleyenlerim.tsx';
import { BekleyenDuzeltmeler } from './BekleyenDuzeltmeler.tsx';
import { Bugunum } from './Bugunum.tsx';
import { Devir } from './Devir.tsx';
import { DogumGunleri } from './DogumGunleri.tsx';
import { Donus } from './Donus.tsx';
import { Duyurular } from './Duyurular.tsx';
import { IzinHakkim } from './IzinHakkim.tsx';
import { Izinde } from './Izinde.tsx';
import { UnutulanMola } from './UnutulanMola.tsx';

// Only some people see these.
const BekleyenIzinler = lazy(() => import('./BekleyenIzinler.tsx'));
const BitenLisanslar = lazy(() => import('./BitenLisanslar.tsx'));
const Ekibim = lazy(() => import('./Ekibim.tsx'));
const IlkAdimlar = lazy(() => import('./IlkAdimlar.tsx'));
const OrnekNotu = lazy(() => import('./OrnekNotu.tsx'));
const TurKarti = lazy(() => import('./TurKarti.tsx'));

const selam = (saat: string): string =>
  saat < '12:00' && saat >= '05:00' ? 'Günaydın' : saat < '18:00' && saat >= '05:00' ? 'İyi günler' : 'İyi akşamlar';

/** The home page: today at a glance. */
export default function AnaSayfaPage() {
  const kullanici = useKullanici();
  const ben = useBen();
  const { lisanskey } = useYetki();
  const an = useSimdi(60);
  const gunum = useEndpoint(mola.gunum, {});
  const uyarilan = useEndpoint(anasayfa.bekleyenlerim, {}).data?.bekleyenler.some((b) => b.Oda === 'lisans');
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
      {gunum.data && gunum.data.bekleyenDuzeltme > 0 && <BekleyenDuzeltmeler sayi={gunum.data.bekleyenDuzeltme} />}
      <Suspense fallback={null}>{turVar(lisanskey) && <TurKarti />}</Suspense>
      <Suspense fallback={null}>{turVar(lisanskey) && <OrnekNotu />}</Suspense>
      <Suspense fallback={null}>
        {ben.yetkisi(YETKI.ayricalikli) && (
          <div className={css.adimlar}>
            <IlkAdimlar />
          </div>
        )}
      </Suspense>
      {kullanici.Vekaletler.map((v) => (
        <Notice key={v.Id} tone="info" icon={<IconUserShare />}>
          {v.Departman} bölümüne vekâlet ediyorsunuz: {v.Sorumlu}, {tarihYaz(v.Donus)} günü dönüyor. Bölümün isteklerine
          o güne kadar siz karar verirsiniz.
        </Notice>
      ))}
      <div className={css.izgara}>
        <div className={css.sutun}>
          <Bugunum gunum={gunum} />
          <Suspense fallback={null}>{kararVerir(ben) && <BekleyenIzinler />}</Suspense>
          <Suspense fallback={null}>{uyarilan && <BitenLisanslar />}</Suspense>
          <Bekleyenlerim />
          <Duyurular />
        </div>
        <div className={css.sutun}>
          <Suspense fallback={null}>
            {ben.acar('/personel/mola') && kullanici.SorumluDepartmanlar.length > 0 && <Ekibim />}
          </Suspense>
          {ben.acar('/personel/izin') && <IzinHakkim />}
          <Izinde gunum={gunum} />
          <DogumGunleri />
        </div>
      </div>
    </>
  );
}
