import type { ZiyaretKarti } from '@masabasi/core/pazarlama/ziyaret/satirlar';
import { ZIYARET_SURECI, type ZiyaretDurumu } from '@masabasi/core/pazarlama/ziyaret/rules';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { istanbulSaati, tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Text } from '@mantine/core';
import IconId from '~icons/tabler/id';
import IconPencil from '~icons/tabler/pencil';
import { useState } from 'react';
import { ziyaret as oda } from '../../calls/ziyaret.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Gecmis, hareketSatiri } from '../../platform/hareket/Gecmis.tsx';
import { gecisIsleri } from '../../platform/hareket/gecisIsleri.ts';
import { useAcildi } from '../../platform/list/sonAcilan.ts';
import { useBen } from '../../platform/session/oturum.ts';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type RecordAct, type RecordFact, type RecordPeek, RecordView } from '../../ui/RecordView.tsx';
import { Section } from '../../ui/Section.tsx';
import { Table } from '../../ui/Table.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { useHakkindaYaz } from '../../kisi/yazisma/useHakkindaYaz.tsx';
import { ZiyaretDurumEtiketi } from './ZiyaretDurumEtiketi.tsx';

const KartvizitlerDialog = onDemand(() => import('../kartvizit/KartvizitlerDialog.tsx'));
const ZiyaretDialog = onDemand(() => import('./ZiyaretDialog.tsx'));
const ZiyaretSonucDialog = onDemand(() => import('./ZiyaretSonucDialog.tsx'));

export interface ZiyaretKaydiProps {
  readonly Id: number;
  /** Absent: the visit is the page. */
  readonly peek?: RecordPeek;
}

const KARTVIZIT_SIMGESI = <IconId size={16} />;
const DUZENLE_SIMGESI = <IconPencil size={16} />;

const bilgileri = (z: ZiyaretKarti): readonly RecordFact[] => [
  ['Müşteri', <MusteriBagi key="musteri" Id={z.MusteriId} ad={z.Musteri} />],
  ['İl', z.Il !== null && [z.Il, z.Ilce].filter(Boolean).join(', ')],
  ['Yer', z.Yer],
  ['Görüşme Türü', z.GorusmeTur],
  ['Ürünler', z.Projeler.join(', ')],
  ['Olumsuz Neden', z.OlumsuzNeden],
  ['Diğer Program', z.DigerProgram],
  ['Planlayan', z.Acan],
];

/** A visit: its result, participants and history, and the acts on it. Over its list or as a page. */
export default function ZiyaretKaydi({ Id, peek }: ZiyaretKaydiProps) {
  const detay = useEndpoint(oda.getZiyaretDetay, { Id }, { refetchOnMount: 'always' });
  const { acar } = useBen();
  const yaz = useHakkindaYaz('ziyaret', Id);
  useAcildi('ziyaret', Id);
  const [acik, setAcik] = useState<'duzenle' | 'kartlar' | ZiyaretDurumu | null>(null);
  const kapat = () => setAcik(null);
  const sonucu = acik === 'duzenle' || acik === 'kartlar' ? null : acik;
  const adimlari = (z: ZiyaretKarti) => gecisIsleri(ZIYARET_SURECI, z, {}, { onSec: setAcik, tehlikeli: 'olmadi' });
  const duzenle: RecordAct = { label: 'Düzenle', icon: DUZENLE_SIMGESI, onClick: () => setAcik('duzenle') };
  return (
    <RecordView
      id={Id}
      of={detay}
      kind="Ziyaret"
      title={({ gorusme: z }) => z.Musteri}
      address={acar(SAYFA.ziyaret[1]) ? `${SAYFA.ziyaret[1]}?id=${Id}` : null}
      peek={peek}
      renderState={({ gorusme: z }) => <ZiyaretDurumEtiketi z={z} />}
      figures={({ gorusme: z }) => [
        { label: 'Zaman', value: `${zamanYaz(z.Baslama_Zamani)}–${istanbulSaati(z.Bitis_Zamani)}` },
        { label: 'Görüşen', value: z.Personel },
        ...(z.Sonraki_Tarih === null ? [] : [{ label: 'Sonraki Tarih', value: tarihYaz(z.Sonraki_Tarih) }]),
      ]}
      next={({ gorusme: z }) => adimlari(z).siradaki}
      acts={({ gorusme: z }) => [
        ...(z.DurumAnahtar === 'planlandi' ? [duzenle] : []),
        ...adimlari(z).isler,
        { label: 'Kartvizitler', icon: KARTVIZIT_SIMGESI, onClick: () => setAcik('kartlar') },
        ...yaz,
      ]}
      facts={({ gorusme: z }) => bilgileri(z)}
      renderHistory={({ hareketlist }) => <Gecmis label="Ziyaretin geçmişi" rows={hareketlist.map(hareketSatiri)} />}
      renderWindows={({ gorusme: z, katilimcilist }) => (
        <>
          {acik === 'kartlar' && <KartvizitlerDialog musteri={{ Id: z.MusteriId, Ad: z.Musteri }} onClose={kapat} />}
          {acik === 'duzenle' && <ZiyaretDialog kart={z} katilimcilar={katilimcilist} onClose={kapat} />}
          {sonucu !== null && <ZiyaretSonucDialog ziyaret={z} durum={sonucu} onClose={kapat} />}
        </>
      )}
    >
      {({ gorusme: z, katilimcilist }) => (
        <>
          {z.SonucAciklama !== '' && (
            <Section title={z.DurumAnahtar === 'olmadi' ? 'Neden Yapılamadı' : 'Konuşulan'}>
              <Text className="lines">{z.SonucAciklama}</Text>
            </Section>
          )}
          {z.Aciklama !== '' && (
            <Section title="Açıklama">
              <Text className="lines">{z.Aciklama}</Text>
            </Section>
          )}
          <Section title="Katılımcılar">
            <Table
              label="Katılımcılar"
              compact
              rows={katilimcilist}
              rowKey={(k) => k.KatilimciId}
              columns={[
                { key: 'Ad', header: 'Ad Soyad', renderCell: (k) => k.Ad },
                {
                  key: 'Taraf',
                  header: 'Taraf',
                  renderCell: (k) =>
                    k.KisiId !== null ? 'Bizden' : k.MusteriPersonelId !== null ? 'Müşteriden' : 'Dışarıdan',
                },
              ]}
              empty={<EmptyState compact title="Katılımcı yazılmamış." />}
            />
          </Section>
        </>
      )}
    </RecordView>
  );
}
