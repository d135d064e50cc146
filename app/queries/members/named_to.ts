/**
 * The condition under which a list may name a member to another. To those alone who know them, by a
 * conversation or a match, is named whoever took back the consent to use whom they look for, and, on
 * another site than theirs, whoever shows on their own only: of the two, as neither sees the other.
 * `member` is the table with the profile of the one named, `viewer` the column with the profile id of
 * the other. Rules: docs/product/accounts.md, Consents; docs/product/sites.md, Pool of sites.
 */
export function namedTo(member: string, viewer: string) {
  return `((not ${member}.withdrawn and not exists (select 1 from profiles as reader
      where reader.id = ${viewer} and reader.site_id <> ${member}.site_id
        and (reader.own_site_only or ${member}.own_site_only)))
    or exists (select 1 from conversations as known
      where (known.low_profile_id = ${member}.id and known.high_profile_id = ${viewer})
        or (known.low_profile_id = ${viewer} and known.high_profile_id = ${member}.id))
    or exists (select 1 from likes as given join likes as got
      on got.liker_id = given.liked_id and got.liked_id = given.liker_id
      where given.liker_id = ${viewer} and given.liked_id = ${member}.id))`
}
