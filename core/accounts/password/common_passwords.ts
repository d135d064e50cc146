/** What attackers try first, in lower case; only those long enough to be accepted otherwise. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
    password password1 password12 password123 password1234 password! passw0rd p@ssw0rd p@ssword
    passwort passwort1 passwort123 wachtwoord wachtwoord1 wachtwoord123 welkom01 welkom123
    welkom12 welkom2024 welkom2025 geheim123 welcome1 welcome123 motdepasse motdepasse1
    motdepasse123 contraseña contrasena contrasena1 contraseña1 haslo123 haslo1234 mojehaslo
    12345678 123456789 1234567890 0123456789 012345678 87654321 987654321 9876543210 0987654321
    12344321 11223344 12341234 12121212 123123123 123321123 11112222 10203040 13131313 12345679
    123456781 1234567891 12345678910 147258369 147852369 159357258 741852963 789456123 963852741
    321654987 123654789 14725836 1020304050 19841984 20202020 10101010 123456123 1q2w3e4r
    1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1zaq1 qazwsxedc
    qazwsx123 1qazxsw2 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456
    qwertz123 qwertzui qwertzuiop azertyui azertyuiop azerty123 asdfghjk asdfghjkl asdfasdf
    asdf1234 asdfqwer qwerasdf zxcvbnm1 zxcvbnm123 zxcvbnma yxcvbnm1 abcd1234 abc12345 abc123456
    abcdefgh abcdefg1 abcdefghi 1234abcd a1b2c3d4 a1234567 a12345678 a123456789 aa123456
    aa12345678 aaa11111 123456aa 123456ab 12345678a 123456789a 12345qwert 1234qwer 123qweasd
    123qwe123 qwe123qwe qweasdzxc iloveyou iloveyou1 iloveyou2 iloveyou123 ichliebedich tequiero1
    teamomucho teamo123 jetaime1 jetaime123 tiamo123 kocham123 kochamcie kochanie loveyou1
    lovelove love1234 forever1 ilovegod mylove123 ikhouvanjou ikhouvanje sunshine sunshine1
    princess princess1 princesa principessa prinzessin football football1 footballs baseball
    baseball1 basketball superman superman1 batman123 spiderman starwars starwars1 pokemon1
    pokemon123 dragon123 monkey123 shadow123 master123 michael1 jennifer jessica1 michelle
    nicholas charlie1 jordan23 thomas123 daniel123 alexander alexandra sebastian francesca
    alessandro alejandro valentina francesco giuseppe christine christian katarzyna agnieszka
    malgosia hallo123 hallohallo hello123 hellohello hola1234 bonjour1 bonjour123 ciao1234
    ciaociao witaj123 letmein1 letmein123 trustno1 whatever computer computer1 internet samsung1
    samsung123 nintendo playstation liverpool liverpool1 chelsea1 arsenal1 barcelona barcelona1
    realmadrid juventus juventus1 ajax1234 feyenoord psv12345 bayern123 schalke04 borussia
    marseille fcbarcelona manchester internazionale napoli1926 chocolate chocolat chocolate1
    chocolade butterfly schatzi1 schatz123 schatje1 schatje123 liefje123 lieverd1 mariposa
    estrella corazon1 bellissima amoremio amore123 farfalla doudou123 loulou123 nounours soleil123
    sommer123 sommer2024 zomer2024 zomer2025 winter123 summer123 summer2024 summer2025 winter2024
    spring2024 autumn2024 hamburg1 berlin123 amsterdam amsterdam1 rotterdam nederland belgique
    deutschland polska123 changeme changeme1 change123 default1 secret123 testtest test1234
    test12345 testing1 guest123 user1234 admin123 admin1234 administrator access14 blink182
    midnight victoria november december september qq123456 google123 facebook facebook1 linkedin
    money123 freedom1 babygirl babygirl1 angel123 angels123 pussycat sexysexy sexy1234 metallica
    slipknot cocacola mercedes ferrari1 corvette mustang1 harley123 yamaha123 porsche911 elephant
    snoopy123 maverick scorpion fernando rosebud1
  `
    .trim()
    .split(/\s+/)
)
