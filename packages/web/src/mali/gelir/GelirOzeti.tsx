import { Stack } from '@mantine/core';
import type { GelirBirimi } from '@masabasi/core/mali/gelir/contract';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { kurus, paraYaz } from '@masabasi/core/platform/money/para';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import IconWallet from '~icons/tabler/wallet';
import { Link } from 'react-router';
import { gelir as oda } from '../../calls/gelir.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useGelirAdresi } from './gelirAdresi.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tiles } from '../../ui/Tiles.tsx';
import { GelirAylari } from './GelirAylari.tsx';
import { GelirKirilim } from './GelirKirilim.tsx';
import { Columns, fitting } from '../../ui/Columns.tsx';
import { GelirTahminleri } from './GelirTahminleri.tsx';

const yuzde = (binde: number | null): string => (binde === null ? '–' : `%${sayiYaz(binde / 10)}`);

/** Key figures of a period, each with a link to its rows. */
export function GelirOzeti({ bugun }: { readonly bugun: Gun }) {
  const { sorgu, satirlar } = useGelirAdresi(bugun);
  const gelir = useEndpoint(oda.getGelir, sorgu, { keepPrevious: true });
  const { data } = gelir;
  if (!data) return <Read of={gelir} rows={10} />;
  if (data.birimler.length === 0)
    return (
      <Panel>
        <EmptyState
          icon={<IconWallet size={32} stroke={1.5} />}
          title="Bu dönemde gelir yok."
          text="Kesilen faturalar ve tahsilatlar burada toplanır."
        />
      </Panel>
    );
  return (
    <Stack gap={16} miw={0}>
      {data.birimler.map((b) => (
        <Tiles key={b.Birim} label={`${b.Birim} gelirleri`} tiles={karolari(b, satirlar)} even />
      ))}
      <GelirAylari aylar={data.aylar} birim={data.birimler[0]!.Birim} satirlar={satirlar} />
      <Columns of={fitting(320)} gap={16} align="start">
        <GelirKirilim
          git={satirlar}
          baslik="Ürünler"
          satirlar={data.kirilimlar.proje}
          adres={(k) => ({ hangiUrun: k.Id })}
        />
        <GelirKirilim
          git={satirlar}
          baslik="Bayiler"
          satirlar={data.kirilimlar.bayi}
          adsiz="Bayisi olmayanlar"
          adres={(k) => ({ bayi: k.Id ?? 0 })}
        />
        <GelirKirilim
          git={satirlar}
          baslik="İller"
          satirlar={data.kirilimlar.il}
          adsiz="İli yazılmayanlar"
          adres={(k) => ({ il: k.Id ?? 0 })}
        />
      </Columns>
      <GelirTahminleri tahmin={data.tahmin} temel={data.tahminTemeli} />
    </Stack>
  );
}

const karolari = (b: GelirBirimi, satirlar: ReturnType<typeof useGelirAdresi>['satirlar']) => {
  const bag = (ne: string, ad: string, tutar: number) => (
    <Link to={satirlar({ ne, birim: b.Birim })} aria-label={`${ad}: ${paraYaz(kurus(tutar), b.Birim)}`}>
      {paraYaz(kurus(tutar), b.Birim)}
    </Link>
  );
  return [
    {
      label: 'Kesilen (KDV hariç)',
      value: bag('kesilen', 'Kesilen', b.Matrah),
      note: `${sayiYaz(b.Adet)} fatura, KDV’li ${paraYaz(kurus(b.Odenecek), b.Birim)}`,
    },
    {
      label: 'Tahsil edilen',
      value: bag('tahsil', 'Tahsil edilen', b.Tahsil),
      note: b.Oran === null ? 'Dönemde vadesi gelen yok' : `Vadesi gelenin ${yuzde(b.Oran)} kadarı ödendi`,
    },
    { label: 'Açık', value: bag('acik', 'Açık', b.Acik), note: 'Bugün, bütün dönemlerden' },
    { label: 'Gecikmiş', value: bag('gecikmis', 'Gecikmiş', b.Gecikmis), note: 'Vadesi bugünden önce' },
    {
      label: 'Aylık yinelenen',
      value: paraYaz(kurus(b.AylikYinelenen), b.Birim),
      note: `${sayiYaz(b.YinelenenAdet)} çalışan lisanstan; yılda ${paraYaz(kurus(b.AylikYinelenen * 12), b.Birim)}`,
    },
  ];
};
