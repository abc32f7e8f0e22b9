import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconClockEdit from '~icons/tabler/clock-edit';
import { lazy, Suspense } from 'react';
import { mola } from '../../calls/mola.ts';
import { sozleriYaz, useAdres } from '../../platform/list/adres.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PanoSekmeleri } from './PanoSekmeleri.tsx';

const DuzeltmelerDialog = lazy(() => import('./DuzeltmelerDialog.tsx'));

/** The word in the address that opens the waiting corrections. */
const DUZELTME = 'duzeltme';

/** Waiting corrections, for people who decide about them. */
function DuzeltmelerDugmesi() {
  const [adres, setAdres] = useAdres();
  const acik = adres.get(DUZELTME) === 'bekleyen';
  const setAcik = (ac: boolean) =>
    setAdres((sozler) => sozleriYaz(sozler, { [DUZELTME]: ac ? 'bekleyen' : null }), { replace: true });
  const bekleyen = useEndpoint(mola.molaDuzeltmeList, { Durum: 'Bekliyor' }, { refetchInterval: 60_000 });
  const sayi = bekleyen.data?.duzeltmelist.length ?? 0;
  return (
    <>
      <Button
        variant={sayi > 0 ? 'light' : 'default'}
        leftSection={<IconClockEdit size={16} aria-hidden />}
        onClick={() => setAcik(true)}
      >
        Düzeltme İstekleri{sayi > 0 && ` (${sayi})`}
      </Button>
      {acik && (
        <Suspense fallback={null}>
          <DuzeltmelerDialog onClose={() => setAcik(false)} />
        </Suspense>
      )}
    </>
  );
}

export default function MolaBoardPage() {
  const { SorumluDepartmanlar, Vekaletler } = useKullanici();
  const kararVerir = useYetkiVar(YETKI.ayricalikli) || SorumluDepartmanlar.length > 0 || Vekaletler.length > 0;
  return (
    <>
      <PageHeader title="Mola Panosu" actions={kararVerir ? <DuzeltmelerDugmesi /> : undefined} />
      <PanoSekmeleri />
    </>
  );
}
