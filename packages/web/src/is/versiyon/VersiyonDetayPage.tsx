import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { VERSIYON_SURECI, type VersiyonDurumu } from '@masabasi/core/is/versiyon/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button, Stack, Text } from '@mantine/core';
import IconChartLine from '~icons/tabler/chart-line';
import IconChecklist from '~icons/tabler/checklist';
import IconHistory from '~icons/tabler/history';
import IconMessage2 from '~icons/tabler/message-2';
import IconPencil from '~icons/tabler/pencil';
import IconPlus from '~icons/tabler/plus';
import IconServer from '~icons/tabler/server';
import IconUsers from '~icons/tabler/users';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { versiyon as oda } from '../../calls/versiyon.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { gecisIsleri } from '../../platform/hareket/gecisIsleri.ts';
import { Gecmis, hareketSatiri } from '../../platform/hareket/Gecmis.tsx';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { CardLoading, CardPage } from '../../ui/CardPage.tsx';
import { onayla } from '../../ui/Confirm.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type RecordAct, RecordHead } from '../../ui/RecordView.tsx';
import { type Tile, Tiles } from '../../ui/Tiles.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { useHakkindaYaz } from '../../kisi/yazisma/useHakkindaYaz.tsx';
import { VersiyonDurumEtiketi } from './VersiyonDurumEtiketi.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { VersiyonKullananlari } from './VersiyonKullananlari.tsx';
import { VersiyonIsleri } from './VersiyonIsleri.tsx';
import { VersiyonSoranlari } from './VersiyonSoranlari.tsx';
import { type VersiyonDetayi, VersiyonSeyri } from './VersiyonSeyri.tsx';

const VersiyonDialog = onDemand(() => import('./VersiyonDialog.tsx'));
const VersiyonDalgaDialog = onDemand(() => import('./VersiyonDalgaDialog.tsx'));
const VersiyonNotDialog = onDemand(() => import('./VersiyonNotDialog.tsx'));
const VersiyonYayinDialog = onDemand(() => import('./VersiyonYayinDialog.tsx'));

const BASLIK = 'Versiyon';
const BELIRSIZ = {
  title: 'Hangi versiyon olduğu belli değil.',
  text: 'Versiyon listesinden birini seçiniz.',
  list: 'Versiyonlar',
  path: SAYFA.versiyon[0],
};

/** The version in the path. */
export default function VersiyonDetayPage() {
  const { versiyonlar: yol } = useParams();
  return (
    <CardPage title={BASLIK} id={yol} missing={BELIRSIZ}>
      {(Id) => <Kart key={Id} Id={Id} />}
    </CardPage>
  );
}

function Kart({ Id }: { readonly Id: number }) {
  const detay = useEndpoint(oda.versiyonDetay, { Id }, { refetchOnMount: 'always' });
  return detay.data ? <Versiyon detay={detay.data} /> : <CardLoading title={BASLIK} query={detay} />;
}

/** The figures at the top. */
function rakamlari({ versiyon: v }: VersiyonDetayi): readonly Tile[] {
  const kapali = v.DurumAnahtar === 'yayinlandi' || v.DurumAnahtar === 'iptal';
  const gecti = !kapali && v.Planlanan_Tarih < istanbulGunu(simdi());
  return [
    {
      label: 'Durum',
      value: <VersiyonDurumEtiketi ad={v.Durum} durum={v.DurumAnahtar} />,
      note: v.Zorunlu && 'Zorunlu güncelleme',
    },
    {
      label: 'Biten / Kapsam',
      value: `${v.Biten} / ${v.Is}`,
      note: v.Is > 0 && `%${Math.floor((v.Biten * 100) / v.Is)} tamam`,
    },
    { label: 'Versiyona Alınan', value: v.Alinan, note: v.Disarida > 0 && `${v.Disarida} iş dışarıda` },
    v.Yayin_Zamani === null
      ? {
          label: 'Planlanan Tarih',
          value: <span className={gecti ? 'danger' : undefined}>{tarihYaz(v.Planlanan_Tarih)}</span>,
          note: gecti && 'Tarihi geçti',
        }
      : { label: 'Yayın', value: tarihYaz(istanbulGunu(v.Yayin_Zamani)), note: v.Yayinlayan },
  ];
}

const SONUCLAR: Partial<Record<VersiyonDurumu, string>> = {
  hazirlaniyor: 'Versiyon yeniden iş alıyor',
  donduruldu: 'Versiyon donduruldu',
  iptal: 'Versiyon iptal edildi',
};

/** A version: progress, forecast, tasks, release note, and the acts on it. */
function Versiyon({ detay }: { readonly detay: VersiyonDetayi }) {
  const { versiyon: v, hareketlist } = detay;
  const cagiran = { isYonetir: useYetkiVar(YETKI.isYonet), yayinlar: useYetkiVar(YETKI.versiyonYayinla) };
  const [acik, setAcik] = useState<'duzenle' | 'not' | 'yayin' | 'dalga' | 'duzeltme' | null>(null);
  const git = useNavigate();
  const yaz = useHakkindaYaz('versiyon', v.Id);
  const durum = useAction(oda.versiyonDurumGuncelle);
  const gec = async (Durum: VersiyonDurumu) => {
    if (Durum === 'yayinlandi') {
      setAcik('yayin');
      return;
    }
    const evet =
      Durum !== 'iptal' ||
      (await onayla({
        baslik: `${v.No} iptal edilsin mi?`,
        metin: 'İptal edilen versiyon bir daha açılmaz.',
        onay: 'İptal Et',
        tehlikeli: true,
      }));
    if (!evet) return;
    durum.mutate(
      { Id: v.Id, Surum: v.Surum, Durum },
      { onSuccess: () => bildir({ baslik: SONUCLAR[Durum] ?? 'Durum değişti', tur: 'success' }) },
    );
  };
  const kapat = () => setAcik(null);
  const { isler, siradaki } = gecisIsleri(VERSIYON_SURECI, v, cagiran, {
    onSec: (nereye) => void gec(nereye),
    tehlikeli: 'iptal',
    geri: v.DurumAnahtar === 'donduruldu' ? ['hazirlaniyor'] : v.DurumAnahtar === 'hazirlaniyor' ? ['yayinlandi'] : [],
    mesgul: durum.isPending,
  });
  const duzeltme: RecordAct | null =
    cagiran.isYonetir && v.DurumAnahtar === 'yayinlandi'
      ? { label: 'Düzeltme Versiyonu Aç', icon: <IconPlus size={16} />, onClick: () => setAcik('duzeltme') }
      : null;
  const islemler: readonly RecordAct[] = [
    ...(cagiran.isYonetir
      ? [{ label: 'Düzenle', icon: <IconPencil size={16} />, busy: durum.isPending, onClick: () => setAcik('duzenle') }]
      : []),
    ...isler,
    ...yaz,
  ];
  return (
    <>
      <RecordHead title={`${v.Proje} ${v.No}`} next={duzeltme ?? siradaki} acts={islemler} />
      <Tiles label="Versiyonun rakamları" tiles={rakamlari(detay)} even={140} />
      <Columns of="minmax(0, 5fr) minmax(0, 3fr)" below={1100}>
        <Stack gap={16} miw={0}>
          <Panel title="Seyir ve Tahmin" icon={<IconChartLine />} padded>
            <VersiyonSeyri detay={detay} />
          </Panel>
          <Panel title="İşler" icon={<IconChecklist />}>
            <VersiyonIsleri isler={detay.isler} />
          </Panel>
        </Stack>
        <Stack gap={16} miw={0}>
          <Panel
            title="Versiyon Notu"
            icon={<IconMessage2 />}
            padded
            actions={
              cagiran.isYonetir && (
                <Button size="compact-sm" variant="subtle" disabled={durum.isPending} onClick={() => setAcik('not')}>
                  {v.SurumNotu === '' ? 'Notu Yaz' : 'Notu Düzenle'}
                </Button>
              )
            }
          >
            {v.SurumNotu === '' ? (
              <Text c="dimmed">Müşterilere not yazılmadı. Not yazılmadan versiyon yayınlanmaz.</Text>
            ) : (
              <Text className="typed">{v.SurumNotu}</Text>
            )}
          </Panel>
          <Panel title="İsteyenler" icon={<IconUsers />}>
            <VersiyonSoranlari Id={v.Id} />
          </Panel>
          {v.DurumAnahtar === 'yayinlandi' && (
            <Panel
              title="Kullananlar"
              icon={<IconServer />}
              actions={
                cagiran.isYonetir && (
                  <Button size="compact-sm" variant="subtle" onClick={() => setAcik('dalga')}>
                    Güncellenenleri Yaz
                  </Button>
                )
              }
            >
              <VersiyonKullananlari Id={v.Id} />
            </Panel>
          )}
          <Panel title="Geçmiş" icon={<IconHistory />}>
            <Gecmis label="Versiyonun geçmişi" rows={hareketlist.map(hareketSatiri)} />
          </Panel>
        </Stack>
      </Columns>
      {acik === 'duzenle' && <VersiyonDialog kart={v} onClose={kapat} />}
      {acik === 'duzeltme' && (
        <VersiyonDialog duzeltilen={v} onClose={kapat} onSaved={(Id) => void git(`${SAYFA.versiyon[0]}/${Id}`)} />
      )}
      {acik === 'dalga' && <VersiyonDalgaDialog v={v} onClose={kapat} />}
      {acik === 'not' && <VersiyonNotDialog kart={v} oneri={detay.onerilenNot} onClose={kapat} />}
      {acik === 'yayin' && <VersiyonYayinDialog detay={detay} onClose={kapat} />}
    </>
  );
}
