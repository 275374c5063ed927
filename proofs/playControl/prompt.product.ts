import { clausesOf } from '../../contract/jurisdictions/clauses';
import { JURISDICTIONS } from '../../contract/jurisdictions/pack';
import { PACKS } from '../../contract/jurisdictions/packs';
import { cases as limitPromptCases } from '../../machines/member/limitPrompt/limitPrompt.cases';
import { limitPromptMachine } from '../../machines/member/limitPrompt/limitPrompt.machine';
import { before, every, never, none, some } from '../../machines/shared/properties';
import { defineProduct } from '../../qa/verify/product';
import { promptRule, type PromptAnswer, type PromptRuleContext } from './promptRule';
import { promptRuleCases } from './promptRule.cases';

type Snapshot = { context: PromptRuleContext };
const packOf = ({ context: { jurisdiction } }: Snapshot) => PACKS[jurisdiction];
const isRequired = (was: Snapshot) => packOf(was).limitPrompt.value === 'required';
const isMissing = (was: Snapshot) => isRequired(was) && !was.context.limit;
/** By the rule it is time to ask again. */
const isTime = (was: Snapshot) => {
  const { limit, since } = was.context;
  const review = packOf(was).limitReview.value;
  return review !== null && (since ?? 0) >= (limit ? review.limited : review.unlimited);
};
const answerOf = (meta: unknown) => (meta as { answer: PromptAnswer }).answer;

/** The question in a browser, over a wire that loses, at a platform that keeps what was answered. */
export const product = defineProduct({
  name: 'limitQuestion',
  says: 'A player is asked about a deposit limit, answers or does not, pays in and plays.',
  parts: {
    prompt: {
      machine: limitPromptMachine,
      cases: limitPromptCases,
      isRepeated: true,
      inputs: ['may be declined', 'one is filled in'],
    },
    platform: {
      machine: promptRule,
      cases: promptRuleCases,
      alone: ['desk.read', 'limit.end', 'deposit.ask', 'bet.ask', 'time.pass', 'pack.switch'],
    },
  },
  starts: Object.fromEntries(JURISDICTIONS.map((code) => [code, { platform: code }])),
  calls: [
    {
      from: 'prompt',
      actor: 'setLimit',
      to: 'platform',
      asks: () => 'limit.set · a limit',
      answers: () => 'changed',
    },
    {
      from: 'prompt',
      actor: 'decline',
      to: 'platform',
      asks: () => 'prompt.decline · no limit',
      answers: (meta) => (answerOf(meta) === 'refused' ? 'refused' : 'declined'),
    },
  ],
  together: [],
  properties: ({ of }) => {
    const [prompt, platform] = [of('prompt'), of('platform')];
    const asked = some(
      platform.took('promptRule|desk.read|0'),
      platform.took('promptRule|desk.read|1'),
    );
    const askedAgain = platform.took('promptRule|desk.read|2');
    const reads = (is: (was: Snapshot) => boolean) => platform.on('desk.read', (_, was) => is(was));
    const appeared = platform.changed((was, is) => !was.context.limit && is.context.limit);
    const unanswered = reads(({ context: { limit, since } }) => !limit && since === null);
    const settled = reads((was) => was.context.since !== null && !isMissing(was) && !isTime(was));
    return [
      {
        name: 'who has not answered is asked',
        says: 'A player who has answered nothing yet is asked about a deposit limit.',
        clauses: clausesOf('limitPrompt'),
        keptBy: ['platform.isUnanswered'],
        rule: never(every(unanswered, none(asked))),
        shownBy: unanswered,
      },
      {
        name: 'an answer is remembered',
        says: 'Who set a limit or declined one is not asked again before the time of the rule.',
        keptBy: ['platform.isUnanswered', 'platform.isLongWithout', 'platform.isLongSet'],
        rule: never(every(settled, some(asked, askedAgain))),
        shownBy: settled,
      },
      {
        name: 'no deposit without the limit that is required',
        says: 'Where a deposit limit is required, no deposit is taken without one.',
        clauses: ['SE.limitPrompt'],
        keptBy: ['platform.needsLimit'],
        rule: never(
          every(
            platform.on('deposit.ask', (_, was) => isMissing(was)),
            platform.took('promptRule|deposit.ask|1'),
          ),
        ),
        shownBy: platform.took('promptRule|deposit.ask|0'),
      },
      {
        name: 'no bet without the limit that is required',
        says: 'Where a deposit limit is required, no bet is taken without one.',
        clauses: ['SE.limitPrompt'],
        keptBy: ['platform.needsLimit'],
        rule: never(
          every(
            platform.on('bet.ask', (_, was) => isMissing(was)),
            platform.took('promptRule|bet.ask|1'),
          ),
        ),
        shownBy: platform.took('promptRule|bet.ask|0'),
      },
      {
        name: 'nothing is refused where a limit may be declined',
        says: 'Where no deposit limit is required, no money is refused for want of one.',
        clauses: clausesOf('limitPrompt').filter((id) => id !== 'SE.limitPrompt'),
        keptBy: ['platform.needsLimit'],
        rule: never(
          every(
            some(
              platform.on('deposit.ask', (_, was) => !isMissing(was)),
              platform.on('bet.ask', (_, was) => !isMissing(was)),
            ),
            some(platform.took('promptRule|deposit.ask|0'), platform.took('promptRule|bet.ask|0')),
          ),
        ),
        shownBy: platform.took('promptRule|deposit.ask|1'),
      },
      {
        name: 'a required limit is not declined',
        says: 'Where a deposit limit is required, the question stays until one is set.',
        clauses: ['SE.limitPrompt'],
        keptBy: ['platform.needsLimit'],
        rule: never(every(reads(isMissing), none(asked))),
        shownBy: every(reads(isMissing), asked),
      },
      {
        name: 'a limit is looked at again at its time',
        says: 'Where the rule says so, a player is asked again when its months have passed.',
        clauses: clausesOf('limitReview'),
        keptBy: ['platform.isLongSet', 'platform.isLongWithout'],
        rule: never(every(reads(isTime), none(some(asked, askedAgain)))),
        shownBy: every(reads(isTime), askedAgain),
      },
      {
        name: 'the limit that is filled in is that of the rule',
        says: 'The question has a limit filled in where the rule says so, and nowhere else.',
        clauses: clausesOf('limitSuggested'),
        rule: never(
          every(
            asked,
            platform.where(
              (is) =>
                (is.context.shown === 'filled') !== (packOf(is).limitSuggested.value !== null),
            ),
          ),
        ),
        shownBy: asked,
      },
      {
        name: 'no limit without a wish',
        says: 'Also a limit that is filled in counts only when the player sets it.',
        rule: before(prompt.on('prompt.set'), appeared),
        shownBy: appeared,
      },
    ];
  },
});
