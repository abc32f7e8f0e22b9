import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { sorulmaMetni } from '@masabasi/core/masa/anket/fark';
import { type AnketSorusu, SORU_TIPI_ADLARI } from '@masabasi/core/masa/anket/rules';
import { ActionIcon, Box, Flex, Text } from '@mantine/core';
import IconAlertCircle from '~icons/tabler/alert-circle';
import IconArrowDown from '~icons/tabler/arrow-down';
import IconArrowUp from '~icons/tabler/arrow-up';
import IconChevronRight from '~icons/tabler/chevron-right';
import IconGripVertical from '~icons/tabler/grip-vertical';
import IconTrash from '~icons/tabler/trash';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { SoruAlanlari } from './SoruAlanlari.tsx';
import css from './SoruKarti.module.css';

const DURAN = { color: 'var(--text-3)', cursor: 'default', background: 'none' };

export interface SoruKartiProps {
  readonly soru: AnketSorusu;
  /** Index among the questions, from 0. */
  readonly yer: number;
  readonly sorular: readonly AnketSorusu[];
  /** True for a question of a published version. Its kind cannot change. */
  readonly yayinli: boolean;
  readonly hata: string | undefined;
  readonly acik: boolean;
  readonly onOpen: (acik: boolean) => void;
  readonly onChange: (soru: AnketSorusu) => void;
  readonly onMove: (Id: number, yer: number, yon?: 'yukari' | 'asagi') => void;
  readonly onRemove: () => void;
}

/** Drag data that marks a question. */
const TUR = 'anket sorusu';

/**
 * Drags the question by its handle and accepts other questions. `ustunde` is the side from which a dragged question
 * comes.
 */
function useSurukleme({ soru, yer, onMove }: Pick<SoruKartiProps, 'soru' | 'yer' | 'onMove'>) {
  const satir = useRef<HTMLLIElement>(null);
  const tutamak = useRef<HTMLSpanElement>(null);
  const [ustunde, setUstunde] = useState<'yukaridan' | 'asagidan' | null>(null);
  const simdi = useEffectEvent(() => ({ Id: soru.Id, yer, onMove }));
  useEffect(() => {
    const element = satir.current;
    if (!element || !tutamak.current) return undefined;
    const sil = [
      draggable({
        element,
        dragHandle: tutamak.current,
        getInitialData: () => ({ tur: TUR, Id: simdi().Id, yer: simdi().yer }),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.tur === TUR && source.data.Id !== simdi().Id,
        onDragEnter: ({ source }) => setUstunde(Number(source.data.yer) < simdi().yer ? 'yukaridan' : 'asagidan'),
        onDragLeave: () => setUstunde(null),
        onDrop: ({ source }) => {
          setUstunde(null);
          simdi().onMove(Number(source.data.Id), simdi().yer);
        },
      }),
    ];
    return () => sil.forEach((birak) => birak());
  }, []);
  return { satir, tutamak, ustunde };
}

/** One question with its kind and condition. Opened, it shows its fields. */
export function SoruKarti(props: SoruKartiProps) {
  const { soru: s, yer, sorular, hata, acik, onOpen, onMove, onRemove } = props;
  const { satir, tutamak, ustunde } = useSurukleme(props);
  const govde = useId();
  const hataId = useId();
  const ad = `${yer + 1}. soru`;
  const son = sorular.length - 1;
  const ok = (yon: 'yukari' | 'asagi') => {
    const hedef = yer + (yon === 'yukari' ? -1 : 1);
    const olur = hedef >= 0 && hedef <= son;
    return (
      // Not `disabled`: the pressed button must keep the focus.
      <ActionIcon
        style={olur ? undefined : DURAN}
        data-yon={yon}
        aria-label={`${yon === 'yukari' ? 'Yukarı' : 'Aşağı'} taşı: ${ad}`}
        aria-disabled={!olur}
        onClick={() => olur && onMove(s.Id, hedef, yon)}
      >
        {yon === 'yukari' ? <IconArrowUp size={17} aria-hidden /> : <IconArrowDown size={17} aria-hidden />}
      </ActionIcon>
    );
  };
  return (
    <li ref={satir} className={`line-below ${css.soru}`} data-soru={s.Id} data-ustunde={ustunde ?? undefined}>
      <Flex gap={4} align="center" p="4px 12px 4px 4px" className="hover">
        <Box
          ref={tutamak}
          component="span"
          display="grid"
          flex="none"
          w={24}
          h={32}
          c="var(--text-3)"
          className="hide-640"
          style={{ placeItems: 'center', cursor: 'grab' }}
          aria-hidden
          title="Sürükleyerek taşıyınız"
        >
          <IconGripVertical size={16} />
        </Box>
        <Flex
          component="button"
          type="button"
          data-ac
          flex={1}
          gap={6}
          align="center"
          miw={0}
          p={4}
          bdrs={6}
          className="bare"
          aria-expanded={acik}
          aria-controls={govde}
          aria-describedby={hata === undefined ? undefined : hataId}
          onClick={() => onOpen(!acik)}
        >
          <IconChevronRight
            size={16}
            color="var(--text-3)"
            style={{ transform: acik ? 'rotate(90deg)' : undefined }}
            aria-hidden
          />
          <Text span miw={0}>
            <Text span display="block" fw={500} className="anywhere">
              {yer + 1}. {s.Soru.trim() === '' ? 'Yeni soru' : s.Soru}
            </Text>
            <Text span display="block" fz={12} c="dimmed" className="anywhere">
              {[SORU_TIPI_ADLARI[s.Tip], ...(s.Zorunlu ? ['zorunlu'] : []), `${sorulmaMetni(s, sorular)} sorulur`].join(
                ' · ',
              )}
            </Text>
          </Text>
        </Flex>
        <Flex component="span" flex="none">
          {ok('yukari')}
          {ok('asagi')}
          <ActionIcon color="danger" aria-label={`Kaldır: ${ad}`} onClick={onRemove}>
            <IconTrash size={17} aria-hidden />
          </ActionIcon>
        </Flex>
      </Flex>
      {hata !== undefined && (
        <Flex
          component="p"
          id={hataId}
          gap={6}
          align="flex-start"
          m={0}
          pr={16}
          pb={8}
          fz={13}
          c="var(--danger)"
          className={css.ic}
        >
          <IconAlertCircle size={16} style={{ marginTop: 2 }} aria-hidden />
          {hata}
        </Flex>
      )}
      <Box id={govde} pt={4} pr={16} pb={16} className={css.ic} hidden={!acik}>
        {acik && <SoruAlanlari {...props} />}
      </Box>
    </li>
  );
}
