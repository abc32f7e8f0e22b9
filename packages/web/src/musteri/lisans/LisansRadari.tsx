import { Stack, Text } from '@mantine/core';
import { RADAR_NEDENLERI, RADAR_UFUKLARI } from '@masabasi/core/musteri/lisans/radar';
import type { RadarMusterisi } from '@masabasi/core/musteri/lisans/satirlar';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import IconRadar from '~icons/tabler/radar';
import { Link } from 'react-router';
import { gelir as oda } from '../../calls/gelir.ts';
import { tanim } from '../../calls/tanim.ts';
import { useAdres } from '../../platform/list/adres.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { MusteriBagi } from '../musteri/MusteriBagi.tsx';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { listFilters } from '../../ui/gridFilters.ts';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

const tonu = (risk: number): ChipTone => (risk >= 50 ? 'danger' : risk > 0 ? 'warn' : 'neutral');

/** Ending licences: the first with its name, the others as a number. */
function Bitenler({ m }: { readonly m: RadarMusterisi }) {
  const [ilk, ...kalan] = m.lisanslar;
  return (
    <TwoLines
      top={<span className="tnum">{tarihYaz(ilk!.BitisTarihi)}</span>}
      bottom={`${m.KalanGun === 0 ? 'bugün' : `${m.KalanGun} gün kaldı`}; ${ilk!.Proje}${kalan.length > 0 ? ` ve ${kalan.length} lisans daha` : ''}`}
    />
  );
}

const SUTUNLAR: readonly Column<RadarMusterisi>[] = [
  {
    key: 'Risk',
    header: 'Risk',
    width: '80px',
    renderCell: (m) => <Chip tone={tonu(m.Risk)}>{String(m.Risk)}</Chip>,
  },
  {
    key: 'Musteri',
    header: 'Müşteri',
    width: '19%',
    renderCell: (m) => (
      <TwoLines
        top={<MusteriBagi Id={m.MusteriId} ad={m.Musteri} />}
        bottom={m.Sorumlu === null ? 'Sorumlusu yok' : `Sorumlu ${m.Sorumlu}`}
      />
    ),
  },
  { key: 'Bitis', header: 'Bitiş', width: '19%', renderCell: (m) => <Bitenler m={m} /> },
  {
    key: 'Nedenler',
    header: 'Nedenler',
    renderCell: (m) =>
      m.nedenler.length === 0 ? (
        <Text span c="dimmed">
          Görünen bir neden yok.
        </Text>
      ) : (
        <PlainList gap={2}>
          {m.nedenler.map((n) => (
            <li key={n.Ne}>
              <Text component={Link} td="underline" style={{ textUnderlineOffset: 2 }} to={n.Yol}>
                {RADAR_NEDENLERI[n.Ne].Ad}
              </Text>
              {`: ${n.Cumle}`}
            </li>
          ))}
        </PlainList>
      ),
  },
  {
    key: 'Yillik',
    header: 'Yıllık Bedel',
    width: '120px',
    align: 'right',
    spare: true,
    renderCell: (m) => (
      <span className="tnum">{m.yillik.map((y) => paraYaz(y.Tutar, y.ParaBirimi)).join(' + ') || '–'}</span>
    ),
  },
];

/** Customers whose licence ends soon, the greatest risk first. Each reason links to its source. */
export function LisansRadari() {
  const [adres, setAdres] = useAdres();
  const Gun = RADAR_UFUKLARI.find((g) => String(g) === adres.get('ufuk')) ?? 90;
  const ProjeId = Number(adres.get('urun')) || null;
  const gerekli = useEndpoint(tanim.baseGerekliList, {});
  const radar = useEndpoint(oda.lisansRadari, { Gun, ProjeId }, { keepPrevious: true, refetchOnMount: 'always' });
  const urunler = (gerekli.data?.proje ?? []).map((p) => ({ value: String(p.Id), label: p.Ad }));
  const urunle = (urun: string) =>
    setAdres(
      (sozler) => {
        if (urun === '') sozler.delete('urun');
        else sozler.set('urun', urun);
      },
      { replace: true },
    );
  const r = radar.data;
  return (
    <Stack gap={12}>
      <FilterBar
        label="Yenileme radarı"
        flat
        filters={listFilters([
          {
            id: 'ProjeId',
            label: 'Ürün',
            value: adres.get('urun') ?? '',
            set: urunle,
            all: 'Bütün ürünler',
            options: urunler,
          },
        ])}
        periods={RADAR_UFUKLARI.map((g) => ({
          name: `${g} gün içinde biten`,
          to: `?${new URLSearchParams({ ...Object.fromEntries(adres), ufuk: String(g) })}`,
          current: g === Gun,
        }))}
      />
      <Panel>
        {r && r.Adet > 0 && (
          <Text py={12} px={16} c="dimmed">
            {`${sayiYaz(r.Adet)} müşterinin lisansı bu sürede bitiyor; ${sayiYaz(r.Riskli)} müşteride yenilemeyi tehlikeye sokan bir neden var.${
              r.musteriler.length < r.Adet
                ? ` Riski en yüksek ${sayiYaz(r.musteriler.length)} müşteri gösteriliyor.`
                : ''
            } Göremediğiniz sayfaların nedenleri hesaba katılmaz.`}
          </Text>
        )}
        <Table
          label="Yenileme radarı"
          columns={SUTUNLAR}
          rows={r?.musteriler}
          rowKey={(m) => m.MusteriId}
          error={radar.error}
          onRetry={() => void radar.refetch()}
          empty={<EmptyState icon={<IconRadar size={32} stroke={1.5} />} title="Bu sürede biten lisans yok." />}
        />
      </Panel>
    </Stack>
  );
}
