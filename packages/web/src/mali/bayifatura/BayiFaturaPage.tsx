import type { BayiHakedisi } from '@masabasi/core/mali/bayifatura/contract';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { ayEkle, ayYaz, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconCalculator from '~icons/tabler/calculator';
import IconReportMoney from '~icons/tabler/report-money';
import { bayifatura as oda } from '../../calls/bayifatura.ts';
import { useAdres } from '../../platform/list/adres.ts';
import { useListedenKayit } from '../../platform/list/adresteki.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PeriodNav } from '../../ui/PeriodNav.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { Table } from '../../ui/Table.tsx';
import { Tiles } from '../../ui/Tiles.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { HakedisDurumEtiketi } from './HakedisDurumEtiketi.tsx';

const HakedisKaydi = onDemand(() => import('./HakedisKaydi.tsx'));
const topla = (hepsi: readonly BayiHakedisi[], alan: 'Ciro' | 'Iade' | 'Komisyon') =>
  paraYaz(kurus(hepsi.reduce((t, h) => t + h[alan], 0)), 'TRY');

/** Page of dealer invoices: monthly entitlements of dealers, from the calculation to the payment. */
export default function BayiFaturaPage() {
  const buAy = istanbulGunu(simdi()).slice(0, 7);
  const gecenAy = ayEkle(`${buAy}-01`, -1).slice(0, 7);
  const [adres, setAdres] = useAdres();
  const yazilan = adres.get('ay') ?? '';
  const Donem = /^20\d\d-(?:0[1-9]|1[0-2])$/.test(yazilan) ? yazilan : gecenAy;
  const hesaplar = useYetkiVar(YETKI.bayiKosul);
  const { data, error, refetch } = useEndpoint(oda.getBayiHakedis, { Donem }, { keepPrevious: true });
  const hesapla = useAction(oda.hakedisHesapla, {
    onSuccess: ({ Adet }) =>
      bildir({ baslik: `${sayiYaz(Adet)} bayinin hakedişi hesaplandı`, tur: 'success', sure: 3000 }),
  });
  const git = (n: number) => setAdres({ ay: ayEkle(`${Donem}-01`, n).slice(0, 7) }, { replace: true });
  const hepsi = data?.hakedisler;
  const { acik, ac, peek } = useListedenKayit('hakedis', hepsi);
  return (
    <>
      <PageHeader
        title="Bayi Faturaları"
        text="Bayilerin müşterilerine kesilen faturaların komisyonu: hesaplanır, onaylanır, bayinin faturası gelir, ödenir."
        actions={
          hesaplar &&
          data?.Hesaplanabilir && (
            <Button
              leftSection={<IconCalculator size={16} aria-hidden />}
              loading={hesapla.isPending}
              onClick={() => hesapla.mutate({ Donem })}
            >
              {hepsi && hepsi.length > 0 ? 'Yeniden Hesapla' : 'Hesapla'}
            </Button>
          )
        }
      />
      <PeriodNav
        name={ayYaz(Donem)}
        what="ay"
        now={Donem === buAy}
        onPrevious={() => git(-1)}
        onNext={() => git(1)}
        onNow={() => setAdres({ ay: buAy }, { replace: true })}
      />
      {hepsi && hepsi.length > 0 && (
        <Tiles
          label={`${ayYaz(Donem)} toplamı`}
          tiles={[
            { label: 'Ciro (KDV hariç)', value: topla(hepsi, 'Ciro') },
            { label: 'İade', value: topla(hepsi, 'Iade') },
            { label: 'Komisyon', value: topla(hepsi, 'Komisyon'), note: `${sayiYaz(hepsi.length)} bayi` },
          ]}
        />
      )}
      <Panel>
        <Table
          label="Bayi hakedişleri"
          rows={hepsi}
          rowKey={(h) => h.Id}
          error={error}
          onRetry={() => void refetch()}
          empty={
            <EmptyState
              icon={<IconReportMoney size={32} stroke={1.5} />}
              title="Bu ayın hakedişi yok."
              text={
                data?.Hesaplanabilir
                  ? 'Ay hesaplanınca, müşterisine fatura kesilen bayiler burada sıralanır.'
                  : 'Hakediş, ay bittikten sonra hesaplanır.'
              }
            />
          }
          columns={[
            {
              key: 'Bayi',
              header: 'Bayi',
              renderCell: (h) => (
                <RecordLink to={kayitYolu(SAYFA.bayifatura[0], h.Id)} onOpen={() => ac(h.Id)}>
                  {h.Bayi}
                </RecordLink>
              ),
            },
            {
              key: 'Ciro',
              header: 'Ciro',
              width: '15%',
              align: 'right',
              nowrap: true,
              renderCell: (h) => (
                <TwoLines
                  top={paraYaz(kurus(h.Ciro), 'TRY')}
                  bottom={h.Iade > 0 ? `iade ${paraYaz(kurus(h.Iade), 'TRY')}` : ''}
                />
              ),
            },
            {
              key: 'Tutar',
              header: 'Hakediş',
              width: '15%',
              align: 'right',
              nowrap: true,
              renderCell: (h) => (
                <TwoLines
                  top={paraYaz(kurus(h.Tutar), 'TRY')}
                  bottom={h.Devir < 0 ? `önceki aylardan ${paraYaz(kurus(h.Devir), 'TRY')}` : ''}
                />
              ),
            },
            {
              key: 'Fatura',
              header: 'Bayinin Faturası',
              width: '22%',
              renderCell: (h) =>
                h.FaturaTarihi === null ? '–' : <TwoLines top={h.FaturaNo} bottom={tarihYaz(h.FaturaTarihi)} />,
            },
            {
              key: 'Durum',
              header: 'Durum',
              width: '148px',
              renderCell: (h) => (
                <TwoLines
                  top={<HakedisDurumEtiketi durum={h.DurumAnahtar} />}
                  bottom={h.OdemeTarihi === null ? '' : tarihYaz(h.OdemeTarihi)}
                />
              ),
            },
          ]}
        />
      </Panel>
      {acik !== null && <HakedisKaydi key={acik} Id={acik} peek={peek} />}
    </>
  );
}
