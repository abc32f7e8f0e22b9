import type { Basari } from '@masabasi/core/platform/call/endpoint';
import type { gorusme } from '@masabasi/core/masa/gorusme/contract';
import { oncekiSozler, yeniSozler } from '@masabasi/core/masa/gelenposta/alinti';
import { GORUSME_HAREKETLERI, gorusmeAcik } from '@masabasi/core/masa/gorusme/rules';
import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import { kisalt } from '@masabasi/core/platform/text/metin';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button, Flex, Stack, Text } from '@mantine/core';
import IconArrowsSplit2 from '~icons/tabler/arrows-split-2';
import IconClock from '~icons/tabler/clock';
import IconHistory from '~icons/tabler/history';
import IconMessages from '~icons/tabler/messages';
import IconNotes from '~icons/tabler/notes';
import { Link } from 'react-router';
import { DosyaAlani } from '../../platform/dosya/DosyaAlani.tsx';
import { PostaAcDugmesi } from '../gelenposta/PostaAcDugmesi.tsx';
import { PostaMetni } from '../gelenposta/PostaMetni.tsx';
import { Gecmis, hareketAdi, hareketSatiri } from '../../platform/hareket/Gecmis.tsx';
import { PostaHaliEtiketi } from '../../platform/posta/PostaHaliEtiketi.tsx';
import { KisiYuzu } from '../../kisi/personel/KisiYuzu.tsx';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Field, Fields } from '../../ui/Fields.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { GorusmeBaglantilari } from '../uzakbaglanti/GorusmeBaglantilari.tsx';
import { useMemo, useState } from 'react';
import { AnmaMetni } from './AnmaMetni.tsx';
import { ArayanGorusmeleri, ArayanPaneli } from './ArayanPaneli.tsx';
import { KaynakAnalizleri } from '../../is/analiz/KaynakAnalizleri.tsx';
import { BenzerGorusmeler } from './BenzerGorusmeler.tsx';
import { GorusmeBaglari } from './GorusmeBaglari.tsx';
import { GorusmeBirlesmesi } from './GorusmeBirlesmesi.tsx';
import { GorusmeDurumEtiketi } from './GorusmeDurumEtiketi.tsx';
import { GorusmeHatirlatma } from './GorusmeHatirlatma.tsx';
import { GorusmeIslemleri } from './GorusmeIslemleri.tsx';
import { GorusmeKimligi } from './GorusmeKimligi.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { GorusmeTakip } from './GorusmeTakip.tsx';
import { GorusmeVarlik } from './GorusmeVarlik.tsx';
import { GorusmeYazisi } from './GorusmeYazisi.tsx';
import { SlaPaneli } from './SlaPaneli.tsx';
import { SozUyarilari } from './SozUyarilari.tsx';

const GorusmeAyirDialog = onDemand(() => import('./GorusmeAyirDialog.tsx'));

type Detay = Basari<typeof gorusme.getGorusmeDetay>;

/** Total minutes of the ticket, and the part spent in connections. */
const suresi = ({ Sure, Calisilan }: Detay['gorusme']) =>
  Calisilan === Sure ? `${Sure} dk` : `${Calisilan} dk (${Calisilan - Sure} dk bağlantı)`;

/** The event and, for a handover, the new owner. */
const basligi = ({ Baslik, Tur, Atanan }: Detay['hareketlist'][number]): string => {
  const ne = Baslik === '' ? hareketAdi(GORUSME_HAREKETLERI, Tur) : Baslik;
  return Atanan === null ? ne : `${ne}: ${Atanan}`;
};

/** Longest text that the form of a new ticket accepts. */
const EN_UZUN_KONUSULAN = 7900;

/** Kinds of history lines that may contain a separate matter. */
const SOYLENEN = new Set(['not', 'yanit', 'gelen']);

/** One ticket: history and acts at the left, the customer at the right. */
export function GorusmeSayfasi({ detay }: { readonly detay: Detay }) {
  const { gorusme: g, hareketlist, musteri, alicilar, sla, takip, birlesmeGeriAlinir } = detay;
  const [ayrilan, setAyrilan] = useState<string | null>(null);
  const onceki = useMemo(() => oncekiSozler(hareketlist, g.Aciklama), [hareketlist, g.Aciklama]);
  const sozu = (h: (typeof hareketlist)[number]): string =>
    h.Tur === 'gelen'
      ? yeniSozler(h.Aciklama, { bilinen: onceki.get(h.Id) ?? '', konu: h.GelenPosta?.Konu ?? '' })
      : h.Aciklama;
  return (
    <>
      <PageHeader
        title={g.Baslik}
        text={
          <Flex component="span" display="inline-flex" gap="4px 12px" wrap="wrap" align="center">
            <span>{g.No}</span>
            <GorusmeDurumEtiketi durum={g.DurumAnahtar} ad={g.Durum} />
            <RenkliAd renk={g.OncelikRenk} ad={g.Oncelik} />
            {g.Atanan !== null && g.AtananId !== null ? (
              <Flex component="span" display="inline-flex" gap={6} wrap="wrap" align="center">
                <KisiYuzu id={g.AtananId} ad={g.Atanan} size={24} />
                {g.Atanan}
              </Flex>
            ) : (
              <span>Atanmamış</span>
            )}
            <GorusmeVarlik Id={g.Id} />
            <GorusmeKimligi g={g} musteri={musteri} />
          </Flex>
        }
        actions={<GorusmeIslemleri g={g} digerleri={musteri.gorusmeler} />}
      />
      {gorusmeAcik(g.DurumAnahtar) && <SozUyarilari gorusmeId={g.Id} />}
      <Columns below={1100} align="start">
        <Stack gap={16} miw={0}>
          {g.Aciklama !== '' && g.Aciklama !== g.Baslik && (
            <Panel title="Konuşulan" icon={<IconNotes />} padded>
              <Text className="lines">{g.Aciklama}</Text>
            </Panel>
          )}
          {g.Cozum !== '' && (
            <Panel title="Çözüm" icon={<IconNotes />} padded>
              <Text className="lines">{g.Cozum}</Text>
            </Panel>
          )}
          <Panel title="Not ve Yanıt" icon={<IconMessages />} padded>
            <GorusmeYazisi g={g} alicilar={alicilar} />
          </Panel>
          <Panel title="Geçmiş" icon={<IconHistory />}>
            <Gecmis
              label="Görüşmenin geçmişi"
              rows={hareketlist.map((h) => ({
                ...hareketSatiri(h),
                baslik: basligi(h),
                ek:
                  h.Musteriye &&
                  (h.Posta ? (
                    <PostaHaliEtiketi posta={h.Posta} />
                  ) : (
                    <Chip tone="info">{h.Alici === null ? 'Müşteriye söylendi' : `E-posta: ${h.Alici}`}</Chip>
                  )),
                aciklama:
                  h.Tur === 'gelen' ? (
                    <PostaMetni metin={h.Aciklama} bilinen={onceki.get(h.Id)} konu={h.GelenPosta?.Konu} />
                  ) : (
                    h.Aciklama !== '' && <AnmaMetni metin={h.Aciklama} anilanlar={h.Anilanlar} />
                  ),
                islem: (h.GelenPosta !== null || SOYLENEN.has(h.Tur)) && (
                  <>
                    {h.GelenPosta !== null && <PostaAcDugmesi Id={h.GelenPosta.Id} />}
                    {SOYLENEN.has(h.Tur) && g.DurumAnahtar !== 'birlesti' && (
                      <Button
                        variant="subtle"
                        size="compact-xs"
                        leftSection={<IconArrowsSplit2 size={14} aria-hidden />}
                        onClick={() => setAyrilan(kisalt(sozu(h), EN_UZUN_KONUSULAN))}
                      >
                        Ayrı görüşme aç
                      </Button>
                    )}
                  </>
                ),
              }))}
              empty="Henüz bir şey olmadı."
            />
          </Panel>
          <DosyaAlani Nesne="gorusme" NesneId={g.Id} />
        </Stack>
        <Stack gap={16} miw={0}>
          <ArayanPaneli musteri={musteri} />
          {sla !== null && (
            <Panel title="Söz" icon={<IconClock />} padded>
              <SlaPaneli sla={sla} />
            </Panel>
          )}
          {gorusmeAcik(g.DurumAnahtar) && <BenzerGorusmeler gorusmeId={g.Id} />}
          <ArayanGorusmeleri musteri={musteri} haric={g.Id} />
          <Panel title="Görüşme" icon={<IconNotes />} padded>
            <Fields>
              <Field name="Ürün">{g.Proje}</Field>
              <Field name="Konu">{g.Konu}</Field>
              <Field name="Görüşme Türü">{[g.GorusmeTur, g.Yon === 1 ? 'gelen' : 'giden'].join(', ')}</Field>
              {g.TalepTur !== null && <Field name="İstek Türü">{g.TalepTur}</Field>}
              {g.Aciliyet !== null && <Field name="Aciliyet">{g.Aciliyet}</Field>}
              {g.LisansNo !== null && <Field name="Lisans">{g.LisansNo}</Field>}
              {g.MusteriPersonel !== null && <Field name="Konuşulan Kişi">{g.MusteriPersonel}</Field>}
              {g.Telefon !== null && (
                <Field name="Telefon">
                  <a href={telefonYolu(g.Telefon)}>{telefonYaz(g.Telefon)}</a>
                </Field>
              )}
              {g.WebistekId !== null && (
                <Field name="Web İsteği">
                  <Link to={`/islemler/musterigorusme/webistek?sekme=hepsi&istek=${g.WebistekId}`}>{g.WebistekNo}</Link>
                </Field>
              )}
              {g.UstId !== null && (
                <Field name="Birleştiği">
                  <GorusmeBirlesmesi g={g} geriAlinir={birlesmeGeriAlinir} />
                </Field>
              )}
              {g.Birlesenler.length > 0 && (
                <Field name="Birleşenler">
                  <GorusmeBaglari gorusmeler={g.Birlesenler} />
                </Field>
              )}
              {g.AyrilanId !== null && (
                <Field name="Ayrıldığı">
                  <Link to={`/islemler/musterigorusme/detay?id=${g.AyrilanId}`}>{g.AyrilanNo}</Link>
                </Field>
              )}
              {g.Ayrilanlar.length > 0 && (
                <Field name="Ayrılanlar">
                  <GorusmeBaglari gorusmeler={g.Ayrilanlar} />
                </Field>
              )}
              {g.Calisilan > 0 && <Field name="Süre">{suresi(g)}</Field>}
              <Field name="Açan">{`${g.Acan}, ${zamanYaz(g.Tarih)}`}</Field>
              {g.CozumZamani !== null && <Field name="Çözüldü">{zamanYaz(g.CozumZamani)}</Field>}
              {g.KapanisZamani !== null && <Field name="Kapandı">{zamanYaz(g.KapanisZamani)}</Field>}
            </Fields>
          </Panel>
          <GorusmeBaglantilari
            gorusme={g}
            musteri={{ Id: g.MusteriId, Ad: g.Musteri }}
            acik={gorusmeAcik(g.DurumAnahtar)}
          />
          <KaynakAnalizleri kaynak={{ ...g, GorusmeId: g.Id, WebistekId: null, Ihtiyac: g.Aciklama }} />
          <GorusmeTakip Id={g.Id} takip={takip} />
          <GorusmeHatirlatma g={g} />
        </Stack>
      </Columns>
      {ayrilan !== null && <GorusmeAyirDialog g={g} metin={ayrilan} onClose={() => setAyrilan(null)} />}
    </>
  );
}
