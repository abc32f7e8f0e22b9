import { anilanlari, anma, type AnilanKisi, kisiBul, yazilanArama } from '@masabasi/core/masa/takip/rules';
import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { acilCumlesi, EN_UZUN_MESAJ, mesajHatasi } from '@masabasi/core/kisi/yazisma/rules';
import type { UyeSatiri } from '@masabasi/core/kisi/yazisma/satirlar';
import { ActionIcon, Box, Flex, Stack, Text } from '@mantine/core';
import IconSend from '~icons/tabler/send';
import { useEffect, useRef } from 'react';
import { yazisma as oda } from '../../calls/yazisma.ts';
import { anahtarUret } from '../../platform/call/cagri.ts';
import { EkSecimi } from '../../platform/dosya/EkSecimi.tsx';
import { useYaziDosyalari, type YaziDosyasi } from '../../platform/dosya/YaziDosyalari.tsx';
import type { KeptDraft } from '../../platform/form/drafts.ts';
import { useForm } from '../../platform/form/form.ts';
import { useKullanici } from '../../platform/session/oturum.ts';
import { useServerDraft } from '../../platform/form/serverDrafts.ts';
import { TELEFON, useMedya } from '../../layout/useMedya.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormError } from '../../ui/FormError.tsx';
import type { ListOption } from '../../ui/OptionList.tsx';
import { RestoredNotice } from '../../ui/RestoredNotice.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { SuggestArea } from '../../ui/SuggestArea.tsx';

interface Secenek extends ListOption {
  readonly kisi: AnilanKisi;
}

export interface MesajYazisiProps {
  readonly KonusmaId: number;
  readonly UstId: number | null;
  readonly ikili: boolean;
  readonly uyeler: readonly UyeSatiri[];
  readonly haller: readonly Basari<typeof oda.yazismaHalleri>['haller'][number][];
  /** A marked picture to add to the draft, only once. */
  readonly isaretli: File | null;
}

interface YaziFormu {
  readonly Metin: string;
  /** Key of the message, fixed from its first letter: sent twice, it stays one message. */
  readonly Anahtar: string;
  readonly Acil: boolean;
  readonly anilan: readonly AnilanKisi[];
  readonly dosyalar: readonly YaziDosyasi[];
}
const EN_COK_ONERI = 8;
const idleri = (kisiler: readonly AnilanKisi[]): number[] => kisiler.map((k) => k.Id);

/** The draft of a message. It is available in every browser until it is sent. */
export function MesajYazisi(props: MesajYazisiProps) {
  const draft = useServerDraft(`yazisma.${props.KonusmaId}.${props.UstId ?? 0}`);
  return draft ? <Yazi {...props} draft={draft} /> : <SkeletonRows rows={2} />;
}

function Yazi({
  KonusmaId,
  UstId,
  ikili,
  uyeler,
  haller,
  isaretli,
  draft,
}: MesajYazisiProps & { readonly draft: KeptDraft }) {
  const ben = useKullanici();
  const telefon = useMedya(TELEFON);
  const kutu = useRef<HTMLTextAreaElement>(null);
  const digerleri = uyeler.filter((k) => k.Id !== ben.Id);
  const form = useForm(oda.mesajGonder, {
    draft,
    initial: (): YaziFormu => ({ Metin: '', Anahtar: '', Acil: false, anilan: [], dosyalar: [] }),
    errors: ({ Metin, dosyalar }) => ({ Metin: mesajHatasi(Metin, dosyalar.length) ?? undefined }),
    request: ({ Metin, Anahtar, Acil, anilan, dosyalar }) => ({
      KonusmaId,
      UstId,
      Metin,
      Anahtar: Anahtar || anahtarUret(),
      Acil,
      Anilanlar: anilanlari(Metin, digerleri, idleri(anilan)).map((k) => k.Id),
      dosyalar: dosyalar.map((d) => d.Id),
    }),
    next: ['Metin', 'Anahtar', 'Acil', 'dosyalar'],
    onSuccess: () => kutu.current?.focus(),
  });
  // An opened conversation can be written to at once. A phone's keyboard opens only when it is asked for. Somebody who
  // already types, or has a message's menu open, keeps the focus there.
  useEffect(() => {
    const mesgul = Boolean(document.activeElement?.closest('input, textarea, [role="menu"], [aria-label="Mesajlar"]'));
    if (!mesgul && window.matchMedia('(hover: hover)').matches) kutu.current?.focus({ preventScroll: true });
  }, [kutu]);
  const { Metin, Anahtar, Acil, anilan, dosyalar } = form.values;
  const yaz = (degisen: Partial<YaziFormu>) => form.set({ ...degisen, Anahtar: Anahtar || anahtarUret() });
  const gonderilen = useYaziDosyalari(`yazisma.${KonusmaId}.${UstId ?? 0}`, dosyalar, (yeni) =>
    yaz({ dosyalar: yeni }),
  );
  const { ekle } = gonderilen;
  const eklenen = useRef<File | null>(null);
  useEffect(() => {
    if (isaretli === null || eklenen.current === isaretli) return;
    eklenen.current = isaretli;
    ekle([isaretli]);
  }, [isaretli, ekle]);
  const cagrilan = ikili ? digerleri : anilanlari(Metin, digerleri, idleri(anilan));
  const oner = (metin: string, imlec: number) => {
    const arama = yazilanArama(metin, imlec);
    if (arama === null || arama.isaret !== '@') return null;
    const options: Secenek[] = kisiBul(digerleri, arama.aranan).map((k) => ({
      key: k.Id,
      name: k.Ad,
      note: '',
      kisi: { Id: k.Id, Ad: k.Ad },
    }));
    return { label: 'Konuşmadakiler', from: arama.yer, options: options.slice(0, EN_COK_ONERI) };
  };
  const acilBilgisi = cagrilan.map(({ Id, Ad }) => {
    const hal = haller.find((h) => h.KisiId === Id);
    return { Ad, uzakta: hal?.Yok === true, yerine: hal?.Yerine ?? null };
  });
  return (
    <Form onSubmit={form.submit} refusals={form.refusals}>
      <Stack gap={8} px={12} py={8} className="line-above">
        {form.restored && <RestoredNotice onDiscard={form.reset} />}
        {Acil && (
          <Text c="var(--danger)" role="status">
            {cagrilan.length === 0 ? 'Kime acil olduğunu @ ile yazınız.' : acilCumlesi(acilBilgisi)}
          </Text>
        )}
        <FormError message={form.message} />
        <EkSecimi
          yer={{ Nesne: 'bekleyen', NesneId: ben.Id }}
          alan={{ name: 'ekler', value: [], onChange: () => undefined, error: undefined }}
          dosyalar={dosyalar}
          gonderilen={gonderilen}
          postayla={false}
          iceride
        >
          <Flex gap={8} align="flex-end">
            <Box flex={1} miw={0}>
              <SuggestArea<Secenek>
                {...form.field('Metin')}
                onChange={(yeni) => yaz({ Metin: yeni })}
                area={kutu}
                label={UstId === null ? 'Mesaj' : 'Yanıt'}
                hideLabel
                above
                placeholder={`${UstId === null ? 'Mesaj' : 'Yanıt'} yazınız${telefon ? '' : ': @ ile anılır, Ctrl + Enter gönderir'}`}
                rows={1}
                maxRows={8}
                maxLength={EN_UZUN_MESAJ}
                suggest={oner}
                textOf={({ kisi }) => `${anma(kisi.Ad)} `}
                onTake={({ kisi }) => form.set({ anilan: [...anilan.filter((k) => k.Id !== kisi.Id), kisi] })}
              />
            </Box>
            <Flex flex="none" align="center" h={36}>
              <CheckField name="Acil" label="Acil" value={Acil} onChange={(yeni) => yaz({ Acil: yeni })} />
            </Flex>
            <ActionIcon
              type="submit"
              variant="filled"
              size={36}
              flex="none"
              aria-label="Gönder"
              title="Gönder (Ctrl + Enter)"
              loading={form.isPending}
              disabled={gonderilen.suruyor}
            >
              <IconSend size={18} stroke={1.7} aria-hidden />
            </ActionIcon>
          </Flex>
        </EkSecimi>
      </Stack>
    </Form>
  );
}
