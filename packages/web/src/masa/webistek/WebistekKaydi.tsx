import { oncekiSozler } from '@masabasi/core/masa/gelenposta/alinti';
import { POSTADAN } from '@masabasi/core/masa/gelenposta/rules';
import { arananMusteri, BOS_MUSTERI, numaraYeri } from '@masabasi/core/musteri/musteri/rules';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { kisalt } from '@masabasi/core/platform/text/metin';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import type { WebistekKarti } from '@masabasi/core/masa/webistek/contract';
import { WEBISTEK_HAREKETLERI, webistekAcik } from '@masabasi/core/masa/webistek/rules';
import { Box, Flex, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { webistek as oda } from '../../calls/webistek.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { KaynakAnalizleri } from '../../is/analiz/KaynakAnalizleri.tsx';
import { DosyaAlani } from '../../platform/dosya/DosyaAlani.tsx';
import { PostaAcDugmesi } from '../gelenposta/PostaAcDugmesi.tsx';
import { PostaMetni } from '../gelenposta/PostaMetni.tsx';
import { Gecmis, hareketAdi, hareketSatiri } from '../../platform/hareket/Gecmis.tsx';
import { PostaHaliEtiketi } from '../../platform/posta/PostaHaliEtiketi.tsx';
import { useAcildi } from '../../platform/list/sonAcilan.ts';
import { useBen, useKullanici } from '../../platform/session/oturum.ts';
import { Chip } from '../../ui/Chip.tsx';
import { useHakkindaYaz } from '../../kisi/yazisma/useHakkindaYaz.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { type RecordPeek, RecordView } from '../../ui/RecordView.tsx';
import { Section } from '../../ui/Section.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { WebistekDurumEtiketi } from './WebistekDurumEtiketi.tsx';
import { type WebistekIsi, useWebistekIslemleri } from './useWebistekIslemleri.tsx';
import { webistekBilgileri } from './webistekBilgileri.tsx';
import { WebistekMusterisi } from './WebistekMusterisi.tsx';

const GorusmeDialog = onDemand(() => import('../gorusme/GorusmeDialog.tsx'));
const MusteriDialog = onDemand(() => import('../../musteri/musteri/MusteriDialog.tsx'));
const WebistekDurumDialog = onDemand(() => import('./WebistekDurumDialog.tsx'));
const WebistekYanitDialog = onDemand(() => import('./WebistekYanitDialog.tsx'));

const EN_UZUN_KONUSULAN = 7900;

export interface WebistekKaydiProps {
  readonly Id: number;
  /** Opens another request in the same place. */
  readonly onAc: (Id: number) => void;
  /** Absent: the request is the page. */
  readonly peek?: RecordPeek;
}

/** The request's text, cut to the limit of the ticket form. The linked request has the full text. */
function konusulan(w: WebistekKarti): string {
  const sigan = kisalt(w.Aciklama, EN_UZUN_KONUSULAN);
  return sigan === w.Aciklama ? sigan : `${sigan}\n\n[…] Tamamı ${w.No} isteğinde.`;
}

/** A new customer card from the sender's data. */
function musteriFormu(w: WebistekKarti, aranan: string) {
  const adlar = w.AdSoyad.split(' ');
  return {
    ...BOS_MUSTERI,
    Ad: adlar.slice(0, -1).join(' '),
    Soyad: adlar.at(-1) ?? '',
    ...numaraYeri(w.Telefon),
    Eposta: w.Eposta || null,
    ProjeIdler: w.ProjeId === null ? [] : [w.ProjeId],
    // A search by another name or number refers to that customer instead.
    ...arananMusteri(aranan),
  };
}

/** A request: its text, its possible customer, its outcome. Over its list or on its own page. */
export default function WebistekKaydi({ Id, onAc, peek }: WebistekKaydiProps) {
  const git = useNavigate();
  const ben = useKullanici();
  const { acar } = useBen();
  const detay = useEndpoint(oda.getWebistekDetay, { Id }, { refetchOnMount: 'always' });
  const [is, setIs] = useState<WebistekIsi | 'musteri' | null>(null);
  const [aranan, setAranan] = useState('');
  const islemleri = useWebistekIslemleri(setIs);
  const yaz = useHakkindaYaz('webistek', Id);
  useAcildi('webistek', Id);
  const eslestir = useAction(oda.webistekKaydet, {
    onSuccess: () => bildir({ baslik: 'Müşterisi belirlendi', tur: 'success' }),
  });
  const w = detay.data?.webistek;
  const hareketlist = detay.data?.hareketlist;
  const onceki = useMemo(() => oncekiSozler(hareketlist ?? [], w?.Aciklama ?? ''), [hareketlist, w?.Aciklama]);
  const kapat = () => setIs(null);
  const musteriSec = (MusteriId: number | null) => {
    if (w) eslestir.mutate({ webistek: { Id, Surum: w.Surum, MusteriId } });
  };
  return (
    <RecordView
      id={Id}
      of={detay}
      kind="Web İsteği"
      title={({ webistek }) => `${webistek.No}: ${webistek.AdSoyad}`}
      address={acar(SAYFA.webistek[0]) ? kayitYolu(SAYFA.webistek[0], Id) : null}
      peek={peek}
      renderState={({ webistek }) => (
        <>
          <WebistekDurumEtiketi durum={webistek.DurumAnahtar} ad={webistek.Durum} />
          {webistek.Atanan !== null && (
            <Text span c="dimmed">
              {webistek.AtananId === ben.Id ? 'Siz inceliyorsunuz' : `İnceleyen: ${webistek.Atanan}`}
            </Text>
          )}
        </>
      )}
      figures={({ webistek }) => [
        { label: 'Geldi', value: zamanYaz(webistek.Tarih) },
        { label: 'Ürün', value: webistek.Proje ?? 'Belirtilmemiş' },
      ]}
      next={({ webistek }) => islemleri(webistek).siradaki}
      acts={({ webistek }) => [...islemleri(webistek).isler, ...yaz]}
      facts={({ webistek }) => webistekBilgileri(webistek, onAc)}
      files={<DosyaAlani Nesne="webistek" NesneId={Id} />}
      renderHistory={({ hareketlist: hareketler }) => (
        <Gecmis
          label="İsteğin geçmişi"
          rows={hareketler.map((h) => ({
            ...hareketSatiri(h),
            baslik: h.Baslik || hareketAdi(WEBISTEK_HAREKETLERI, h.Tur),
            ek: h.Musteriye && (
              <>
                <Chip tone="info">İsteyen okur</Chip>
                {h.Posta && <PostaHaliEtiketi posta={h.Posta} />}
              </>
            ),
            ...(h.Tur === 'gelen' && {
              aciklama: <PostaMetni metin={h.Aciklama} bilinen={onceki.get(h.Id)} konu={h.GelenPosta?.Konu} />,
            }),
            islem: h.GelenPosta && <PostaAcDugmesi Id={h.GelenPosta.Id} />,
          }))}
          empty="Henüz bir şey olmadı."
        />
      )}
      renderWindows={({ webistek: kayit, benzerler }) => (
        <>
          {is === 'musteri' && (
            <MusteriDialog kart={null} ilk={musteriFormu(kayit, aranan)} onClose={kapat} onSaved={musteriSec} />
          )}
          {is === 'aktar' && (
            <GorusmeDialog
              kart={null}
              arama={{
                musteri: kayit.MusteriId === null ? null : { Id: kayit.MusteriId, Ad: kayit.Musteri ?? '' },
                telefon: kayit.Telefon || null,
                ProjeId: kayit.ProjeId,
                istek: { Id: kayit.Id, Aciklama: konusulan(kayit) },
              }}
              onClose={kapat}
              onSaved={(g) => void git(`/islemler/musterigorusme/detay?id=${g.Id}`)}
            />
          )}
          {is === 'yanit' && <WebistekYanitDialog w={kayit} onClose={kapat} />}
          {is !== null && typeof is === 'object' && (
            <WebistekDurumDialog w={kayit} nereye={is.nereye} benzerler={benzerler} onClose={kapat} />
          )}
        </>
      )}
    >
      {({ webistek, adaylar, benzerler }) => (
        <>
          <Box py={12} px={16} m={0} bdrs={8} bg="var(--surface-2)" className="lines">
            {/* A first mail is shown in full: the text that it quotes is unknown here. */}
            {webistek.Kaynak.startsWith(`${POSTADAN} (`) ? <PostaMetni metin={webistek.Aciklama} /> : webistek.Aciklama}
          </Box>
          <WebistekMusterisi
            w={webistek}
            adaylar={adaylar}
            mesgul={eslestir.isPending}
            onSec={musteriSec}
            onYeni={(yazilan) => {
              setAranan(yazilan);
              setIs('musteri');
            }}
          />
          {webistekAcik(webistek.DurumAnahtar) && benzerler.length > 0 && (
            <Section title="Aynı kişiden yakın istekler" label="Yakın istekler">
              <PlainList gap={6}>
                {benzerler.map((b) => (
                  <Flex key={b.Id} component="li" gap="4px 8px" wrap="wrap" align="center">
                    <RecordLink to={kayitYolu(SAYFA.webistek[0], b.Id)} onOpen={() => onAc(b.Id)}>
                      {b.No}
                    </RecordLink>
                    <span>{b.Metin}</span>
                    <Text span c="dimmed">{`${zamanYaz(b.Tarih)} · ${b.Durum}`}</Text>
                  </Flex>
                ))}
              </PlainList>
            </Section>
          )}
          <KaynakAnalizleri
            kaynak={{
              GorusmeId: null,
              WebistekId: webistek.Id,
              No: webistek.No,
              ProjeId: webistek.ProjeId,
              KonuId: null,
              Baslik: webistek.Aciklama.split('\n', 1)[0]!.slice(0, 120),
              Ihtiyac: webistek.Aciklama,
            }}
          />
        </>
      )}
    </RecordView>
  );
}
