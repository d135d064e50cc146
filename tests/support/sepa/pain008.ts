import { XMLParser } from 'fast-xml-parser'

/** An element of the format: its children in order, or the pattern of its text. */
type Rule = RegExp | readonly Child[]
type Child = Readonly<{ name: string; rule: Rule; least?: number; most?: number }>

const one = (name: string, rule: Rule): Child => ({ name, rule })
const maybe = (name: string, rule: Rule): Child => ({ name, rule, least: 0 })
const many = (name: string, rule: Rule): Child => ({ name, rule, most: Infinity })

const text = (longest: number) => new RegExp(`^(?! |.* $)[A-Za-z0-9/\\-?:().,'+ ]{1,${longest}}$`)
const id = /^(?!\/)(?!.*\/\/)(?!.*\/$)[A-Za-z0-9/\-?:().,'+]{1,35}$/
const count = /^[1-9]\d{0,14}$/
const sum = /^\d{1,15}\.\d{2}$/
const day = /^\d{4}-\d{2}-\d{2}$/
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?(Z|[+-]\d{2}:\d{2})?$/
const iban = one('Id', [one('IBAN', /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/)])
const unknownBank = one('Othr', [one('Id', /^NOTPROVIDED$/)])
const control = [one('NbOfTxs', count), one('CtrlSum', sum)]

const address = [
  one('StrtNm', text(70)),
  one('BldgNb', text(16)),
  one('PstCd', text(16)),
  one('TwnNm', text(35)),
  one('Ctry', /^[A-Z]{2}$/),
]

const debit = [
  one('PmtId', [maybe('InstrId', id), one('EndToEndId', id)]),
  one('InstdAmt', /^\d{1,9}\.\d{2}$/),
  one('DrctDbtTx', [one('MndtRltdInf', [one('MndtId', id), one('DtOfSgntr', day)])]),
  one('DbtrAgt', [one('FinInstnId', [unknownBank])]),
  one('Dbtr', [one('Nm', text(70)), one('PstlAdr', address)]),
  one('DbtrAcct', [iban]),
  one('RmtInf', [one('Ustrd', text(140))]),
]

const group = [
  one('PmtInfId', id),
  one('PmtMtd', /^DD$/),
  one('BtchBookg', /^true$/),
  ...control,
  one('PmtTpInf', [
    one('SvcLvl', [one('Cd', /^SEPA$/)]),
    one('LclInstrm', [one('Cd', /^CORE$/)]),
    one('SeqTp', /^OOFF$/),
  ]),
  one('ReqdColltnDt', day),
  one('Cdtr', [one('Nm', text(70))]),
  one('CdtrAcct', [iban]),
  one('CdtrAgt', [
    one('FinInstnId', [
      maybe('BICFI', /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/),
      maybe('Othr', [one('Id', /^NOTPROVIDED$/)]),
    ]),
  ]),
  one('ChrgBr', /^SLEV$/),
  one('CdtrSchmeId', [
    one('Id', [
      one('PrvtId', [
        one('Othr', [
          one('Id', /^[A-Z]{2}\d{2}[A-Z\d]{4,31}$/),
          one('SchmeNm', [one('Prtry', /^SEPA$/)]),
        ]),
      ]),
    ]),
  ]),
  many('DrctDbtTxInf', debit),
]

/** pain.008.001.08, as restricted by the SEPA Core implementation guidelines (EPC130-08). */
const format: readonly Child[] = [
  one('Document', [
    one('CstmrDrctDbtInitn', [
      one('GrpHdr', [
        one('MsgId', id),
        one('CreDtTm', moment),
        ...control,
        one('InitgPty', [one('Nm', text(70))]),
      ]),
      many('PmtInf', group),
    ]),
  ]),
]

type Node = Readonly<Record<string, unknown>>

/** The faults of a file for the bank; empty when it may be sent. */
export function faultsIn(xml: string): readonly string[] {
  const parser = new XMLParser({
    preserveOrder: true,
    parseTagValue: false,
    ignoreDeclaration: true,
  })
  return faultsOf(parser.parse(xml) as Node[], format, '')
}

function faultsOf(nodes: readonly Node[], rule: Rule, path: string): string[] {
  if (rule instanceof RegExp) {
    const found = nodes.map((node) => String(node['#text'])).join('')
    return rule.test(found) ? [] : [`${path} is "${found}"`]
  }
  const names = nodes.map((node) => Object.keys(node).find((name) => !name.startsWith(':')) ?? '')
  const wanted = rule.flatMap(({ name }) => names.filter((found) => found === name))
  const misplaced = wanted.join() === names.join() ? [] : [`${path} holds ${names.join(', ')}`]
  return [...misplaced, ...rule.flatMap((child) => faultsOfChild(nodes, child, path))]
}

function faultsOfChild(nodes: readonly Node[], child: Child, path: string): string[] {
  const { name, rule, least = 1, most = 1 } = child
  const own = nodes.filter((node) => name in node)
  const here = `${path}/${name}`
  const number = own.length >= least && own.length <= most ? [] : [`${own.length} times ${here}`]
  return [...number, ...own.flatMap((node) => faultsOf(node[name] as Node[], rule, here))]
}
