import { Stack } from '@mantine/core';
import type { Basari } from '@masabasi/core/platform/call/endpoint';
import type { OlanKonusu } from '@masabasi/core/platform/olanlar/contract';
import { buyuk } from '@masabasi/core/platform/text/metin';
import { OLAN_TURLERI } from '@masabasi/core/platform/olanlar/rules';
import { gecerliGun, type Gun, istanbulGunu, zamanYaz } from '@masabasi/core/platform/time/tarih';
import IconChecklist from '~icons/tabler/checklist';
import IconHistory from '~icons/tabler/history';
import { olanlar as oda } from '../../calls/olanlar.ts';
import { useAdres } from '../list/adres.ts';
import { useEndpoint } from '../call/api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type Tile, Tiles } from '../../ui/Tiles.tsx';
import { OlanAraligi } from './OlanAraligi.tsx';
import { OlanKonulari } from './OlanKonulari.tsx';

type Olanlar = Basari<typeof oda.olanlarim>;

const basHarfli = (ad: string) => buyuk(ad.charAt(0)) + ad.slice(1);

function sayilar({ sayilar: bunlar, konular }: Olanlar): Tile[] {
  const bekleyen = konular.filter((k) => k.Bekler !== null).length;
  return [
    { label: 'Sizi bekleyen', value: String(bekleyen) },
    { label: 'Konu', value: String(konular.length) },
    ...bunlar.map((s) => ({ label: basHarfli(OLAN_TURLERI[s.Tur]), value: String(s.Adet) })),
  ];
}

/** A day of the address; null where it is missing or none. */
const gunu = (yazi: string | null): Gun | null => (yazi !== null && gecerliGun(yazi) ? yazi : null);

function Bulunan({ bulunan }: { readonly bulunan: Olanlar }) {
  const bekleyenler = bulunan.konular.filter((k: OlanKonusu) => k.Bekler !== null);
  const digerleri = bulunan.konular.filter((k: OlanKonusu) => k.Bekler === null);
  if (bulunan.konular.length === 0)
    return (
      <EmptyState title="Bu arada işlerinizde bir şey olmadı." text="Başka günlere bakmak için aralığı değiştiriniz." />
    );
  return (
    <>
      <Tiles label="Olanların sayısı" tiles={sayilar(bulunan)} even={140} />
      <Stack gap={16}>
        {bekleyenler.length > 0 && (
          <Panel title="Sizi Bekleyenler" icon={<IconChecklist stroke={1.7} />}>
            <OlanKonulari label="Sizi bekleyenler" konular={bekleyenler} />
          </Panel>
        )}
        {digerleri.length > 0 && (
          <Panel title={bekleyenler.length > 0 ? 'Diğer Olanlar' : 'Olanlar'} icon={<IconHistory stroke={1.7} />}>
            <OlanKonulari label="Diğer olanlar" konular={digerleri} />
          </Panel>
        )}
      </Stack>
      {bulunan.Kesildi && <p>Daha çok konu var; hepsini görmek için aralığı daraltınız.</p>}
    </>
  );
}

/** Events in the person's matters during their absence, grouped by matter. */
export default function OlanlarPage() {
  const [adres, setAdres] = useAdres();
  const [Ilk, Son] = [gunu(adres.get('ilk')), gunu(adres.get('son'))];
  const secim = Ilk === null && Son === null ? {} : { Ilk, Son };
  // An answered matter no longer waits, so a return from its page loads the list again.
  const okunan = useEndpoint(oda.olanlarim, secim, { refetchOnMount: 'always' });
  const { data, error } = okunan;
  const sec = (ilk: Gun, son: Gun) => setAdres({ ilk, son });
  return (
    <>
      <PageHeader
        title="Neyi Kaçırdım?"
        text={data ? `${data.Neden} (${zamanYaz(data.Ilk)} – ${zamanYaz(data.Son)})` : ' '}
      />
      {/* Not shown until the days are known: otherwise typed text would be lost. */}
      {(data !== undefined || error !== null || Ilk !== null) && (
        <OlanAraligi
          key={data ? `${data.Ilk} ${data.Son.slice(0, 10)}` : 'bos'}
          ilk={Ilk ?? (data ? istanbulGunu(data.Ilk) : null)}
          son={Son ?? (data ? istanbulGunu(data.Son) : null)}
          secildi={Ilk !== null || Son !== null}
          onSec={sec}
          onKendi={() => setAdres({})}
        />
      )}
      <Read of={okunan} rows={8}>
        {(bulunan) => <Bulunan bulunan={bulunan} />}
      </Read>
    </>
  );
}
