import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { Button } from '@mantine/core';
import IconPercentage from '~icons/tabler/percentage';
import { useState } from 'react';
import { tanim } from '../../calls/tanim.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { GELIR_SEKMELERI, useGelirAdresi } from './gelirAdresi.ts';

import { simdi } from '../../platform/call/sunucuSaati.ts';
import { listFilters } from '../../ui/gridFilters.ts';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { hazirDonemler } from '../../platform/list/hazirDonemler.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { AlacakYaslari } from './AlacakYaslari.tsx';
import { Gecikenler } from './Gecikenler.tsx';
import { GelirOzeti } from './GelirOzeti.tsx';

const FaizOranlariDialog = onDemand(() => import('./FaizOranlariDialog.tsx'));
const GelirSatirlariDialog = onDemand(() => import('./GelirSatirlariDialog.tsx'));

/** Page of income: issued, paid, open and overdue amounts, ages of debts, customers to remind. */
export default function GelirPage() {
  const [bugun] = useState(() => istanbulGunu(simdi()));
  const [oranlar, setOranlar] = useState(false);
  const { soz, sekme, sorgu, acik, degistir, ile, kapat } = useGelirAdresi(bugun);
  const gerekli = useEndpoint(tanim.baseGerekliList, {});
  const urunler = (gerekli.data?.proje ?? []).map((p) => ({ value: String(p.Id), label: p.Ad }));
  return (
    <>
      <PageHeader
        title="Gelirler"
        text="Kesilen, tahsil edilen ve geciken. Her tutara basarak onu oluşturan faturaları görürsünüz."
        actions={
          <Button
            variant="default"
            leftSection={<IconPercentage size={16} aria-hidden />}
            onClick={() => setOranlar(true)}
          >
            Faiz Oranları
          </Button>
        }
      />
      <FilterBar
        label="Gelirler"
        flat
        filters={listFilters([
          {
            id: 'ProjeId',
            label: 'Ürün',
            value: soz('urun'),
            set: (v) => degistir({ urun: v === '' ? null : v }),
            all: 'Bütün ürünler',
            options: urunler,
          },
        ])}
        // Open and overdue amounts are those of today, in every period.
        periods={
          sekme === 'ozet'
            ? hazirDonemler(bugun).map(({ ad, Ilk, Son }) => ({
                name: ad,
                to: ile({ ilk: Ilk, son: Son }),
                current: sorgu.Baslangic === Ilk && sorgu.Bitis === Son,
              }))
            : []
        }
      />
      <Tabs
        label="Gelirler"
        value={sekme}
        onChange={(s) => degistir({ sekme: s === 'ozet' ? null : s })}
        tabs={[
          { value: 'ozet', label: GELIR_SEKMELERI.ozet, content: <GelirOzeti bugun={bugun} /> },
          { value: 'alacaklar', label: GELIR_SEKMELERI.alacaklar, content: <AlacakYaslari bugun={bugun} /> },
          { value: 'gecikenler', label: GELIR_SEKMELERI.gecikenler, content: <Gecikenler ProjeId={sorgu.ProjeId} /> },
        ]}
      />
      {oranlar && <FaizOranlariDialog onClose={() => setOranlar(false)} />}
      {acik && <GelirSatirlariDialog istek={acik} onClose={kapat} />}
    </>
  );
}
